// The whole soak, in the emulators of the environment; `npm run soak` starts both.
import { parseArgs, styleText } from 'node:util';
import { soakKills } from './kills.ts';
import { type Load, longestWait, type Outcome } from './part.ts';
import { soakRequests } from './requests.ts';
import { soakRetention } from './retention.ts';

/** Each part with its size; `--scale 0.1` runs a tenth of it. */
const parts: Readonly<Record<string, { run: (load: Load, size: number) => Promise<Outcome>; size: number }>> =
  {
    requests: { run: soakRequests, size: 20_000 },
    kills: {
      run: (load, kills) => soakKills(load, { people: 25, kills }),
      size: 200,
    },
    retention: {
      run: (load, accounts) => soakRetention(load, { accounts, kills: 2 }),
      size: 50_000,
    },
  };

const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const scale = Number(values.scale);
const chosen = values.only?.split(',') ?? Object.keys(parts);
if (chosen.some((name) => !parts[name]) || !Number.isInteger(seed) || !(scale > 0)) {
  console.log(`npm run soak -- [--only ${Object.keys(parts).join(',')}] [--seed NUMBER] [--scale 0.1]`);
  process.exit(2);
}
console.log(`seed ${seed}: npm run soak -- --seed ${seed} makes the same choices again`);
let isRight = true;
for (const [name, { run, size }] of Object.entries(parts).filter(([one]) => chosen.includes(one))) {
  const start = performance.now();
  let tenths = 0;
  const progress = (done: number, of: number) => {
    if ((done / of) * 10 < tenths + 1) return;
    tenths = Math.floor((done / of) * 10);
    console.log(`${name}: ${done} of ${of}`);
  };
  const { figures, breaches } = await run({ seed, progress, longest: longestWait }, Math.ceil(size * scale));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.table({ [name]: { ...figures, seconds, breaches: breaches.length } });
  for (const line of breaches) console.log(styleText('red', `✗ ${name}: ${line}`));
  isRight &&= breaches.length === 0;
}
process.exit(isRight ? 0 : 1);
