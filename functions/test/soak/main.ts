// The soak in its whole length, in the emulators of the environment; `npm run soak` starts them and this.
import { parseArgs, styleText } from 'node:util';
import { soakKills } from './kills.ts';
import { soakOutages } from './outages.ts';
import { type Load, longestWait, type Outcome } from './part.ts';
import { soakRequests } from './requests.ts';

type Part = (load: Load, size: number) => Promise<Outcome>;

/** Each part with how large it is; `--scale 0.1` makes all of them a tenth of that. */
const parts: Readonly<Record<string, readonly [run: Part, size: number]>> = {
  requests: [soakRequests, 20_000],
  outages: [soakOutages, 50],
  kills: [(load, writes) => soakKills(load, { writes, people: 50, kills: Math.ceil(writes / 25) }), 5000],
};

const options = {
  seed: { type: 'string' },
  only: { type: 'string' },
  scale: { type: 'string', default: '1' },
} as const;

/** Says how far a part is, at most once in five seconds. */
function progressOf(name: string): Load['progress'] {
  const start = performance.now();
  let last = start;
  return (done, of) => {
    const now = performance.now();
    if (now - last < 5000) return;
    last = now;
    console.log(`${name}: ${done} of ${of} (${Math.round((now - start) / 1000)} s)`);
  };
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const chosen = values.only === undefined ? Object.keys(parts) : values.only.split(',');
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0 || !Number.isInteger(seed) || !(Number(values.scale) > 0)) {
    console.log(`npm run soak -- [--only ${Object.keys(parts).join(',')}] [--seed NUMBER] [--scale 0.1]`);
    return 2;
  }
  console.log(`seed ${seed}: npm run soak -- --seed ${seed} makes the same choices again`);
  const rows: Record<string, string | number>[] = [];
  const breaches: string[] = [];
  for (const name of chosen) {
    const [run, size] = parts[name] ?? [];
    if (!run || !size) continue;
    const start = performance.now();
    const load = { seed, progress: progressOf(name), longest: longestWait };
    const outcome = await run(load, Math.ceil(size * Number(values.scale)));
    const seconds = Math.round((performance.now() - start) / 1000);
    const figures = { ...outcome.figures, seconds, breaches: outcome.breaches.length };
    rows.push(...Object.entries(figures).map(([what, figure]) => ({ part: name, what, figure })));
    breaches.push(...outcome.breaches.map((line) => `${name}: ${line}`));
  }
  console.table(rows);
  for (const line of breaches) console.log(styleText('red', `✗ ${line}`));
  return breaches.length > 0 ? 1 : 0;
}

process.exit(await main());
