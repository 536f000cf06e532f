import { setTimeout as sleep } from 'node:timers/promises';
import { listNames } from '@pathshala/contract/lists';
import fc from 'fast-check';
import { findTraces } from '../../src/domain/traces.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Gate, gateTo } from '../support/gate.ts';
import { type Failure, shaky } from '../support/shaky.ts';
import { anyRequest } from './calls.ts';
import { type Exchange, exchange, shownRequest } from './exchange.ts';
import { type Load, mostBreaches, type Outcome, randomFrom } from './part.ts';
import { prepareNext, Tally } from './requests.ts';
import { buildWorld } from './world.ts';

/** Reads the address of Firestore from the environment at this moment, and not later. */
async function through(gate: Gate): Promise<Emulated> {
  const before = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = gate.host;
  const emulated = connect();
  process.env.FIRESTORE_EMULATOR_HOST = before;
  // The first connection may take longer than an answer may.
  await emulated.db.listCollections();
  return emulated;
}

/** What needs nothing of Firestore, or is kept by the instance: for some seconds, or, of a file, while it is in memory. */
const independent: readonly string[] = [
  ...['', 'search', 'searchChanges', 'media', 'prices', 'revokedCertificates'],
  ...listNames,
];

/** What is wrong with an answer. Whoever is told of a success may rely on it, so none comes from a Firestore that is away. */
function faultOf({ breach, request, status, passes }: Exchange, isAway: boolean): string | undefined {
  if (passes) return undefined;
  const isDone = status >= 200 && status < 300;
  return (
    breach ?? (isAway && isDone && !independent.includes(request.name) ? `answered ${status}` : undefined)
  );
}

/** Whose account is gone, as somebody was told. */
function erasedBy({ request: { name, uid, values }, status }: Exchange): string | undefined {
  if (status < 200 || status > 299) return undefined;
  return { deleteAccount: uid, erasePerson: values.uid }[name];
}

/** How often Firestore goes away altogether. */
const between = 10;
/** As many at once as a school has on a busy evening. */
const together = 12;
/** Requests to each state of Firestore in a round. */
const each = 150;

/**
 * Makes the requests of `requests` while Firestore is stopped, answers five seconds late, and fails a tenth or half of its calls, some
 * before anything was done and some when only the answer is lost: in time comes what would come otherwise, or a 503 that says
 * when to try again.
 * @param rounds how often some fail
 */
export async function soakOutages({ seed, progress, longest }: Load, rounds: number): Promise<Outcome> {
  const gate = await gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const gated = await through(gate);
  const random = randomFrom(seed);
  let share = 0;
  const failure = (): Failure | undefined => {
    if (random() >= share) return undefined;
    return random() < 0.5 ? 'before' : 'after';
  };
  const world = await buildWorld(8, { db: shaky(gated.db, failure) });
  const tally = new Tally();
  const breaches: string[] = [];

  const ask = async (state: 'stopped' | 'slow' | 'failing', from: number, size: number) => {
    const all = fc.sample(anyRequest(world), { seed: seed + from, numRuns: each });
    for (let at = 0; at < all.length; at += size) {
      const batch = all.slice(at, at + size);
      const exchanges = await Promise.all(batch.map((request) => exchange(world, request, longest)));
      tally.add(exchanges);
      for (const one of exchanges) {
        const fault = faultOf(one, state !== 'failing');
        if (fault) breaches.push(`${state}: ${fault}: ${shownRequest(one.request)}`);
        const uid = erasedBy(one);
        const left = uid ? await findTraces(world.emulated.db, { uid }) : [];
        if (left.length > 0) breaches.push(`${state}: ${one.request.name} said that all was removed`);
      }
      await prepareNext(world, exchanges);
    }
  };
  const away = async (state: 'stopped' | 'slow', at: number) => {
    if (state === 'stopped') gate.stop();
    else gate.slow(5000);
    // Who waits for an answer that does not come needs no machine.
    await ask(state, at, each);
    gate.resume();
    // The library waits between its tries.
    while (!(await gated.db.listCollections().then(Boolean, () => false))) await sleep(100);
  };
  try {
    for (let at = 0; at < rounds && breaches.length < mostBreaches; at += 1) {
      if (at % between === 0) for (const state of ['stopped', 'slow'] as const) await away(state, at);
      // Where few fail, some do so late.
      share = at % 2 === 0 ? 0.1 : 0.5;
      await ask('failing', at, together);
      share = 0;
      progress(at + 1, rounds);
    }
    return { figures: { rounds, ...tally.figures() }, breaches };
  } finally {
    await world.close();
    await Promise.all([gated.close(), gate.close()]);
  }
}
