import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@pathshala/contract/endpoints';
import type { Problem } from '@pathshala/contract/errors';
import { listNames } from '@pathshala/contract/lists';
import fc from 'fast-check';
import { findTraces } from '../../src/domain/traces.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Gate, gateTo } from '../support/gate.ts';
import { person } from '../support/people.ts';
import { type Failure, shaky } from '../support/shaky.ts';
import { anyRequest } from './calls.ts';
import { type Exchange, exchange, shownRequest } from './exchange.ts';
import { type Load, mostBreaches, type Outcome, randomFrom } from './part.ts';
import { prepareNext } from './requests.ts';
import { buildWorld, type World } from './world.ts';

const states = ['stopped', 'slow', 'failing'] as const;
type State = (typeof states)[number];

/** Requests that are on their way at once. */
const together = 40;

/** What needs nothing of Firestore, or is kept by the instance: for some seconds, or, of a file, while it is in memory. */
const independent: readonly string[] = [
  '',
  'search',
  'searchChanges',
  'media',
  'prices',
  'revokedCertificates',
  ...listNames,
];

/** What is wrong with an answer. Whoever is told of a success may rely on it, so none comes from a Firestore that is away. */
function faultOf(state: State, { request, status, json, retryAfter, breach }: Exchange): string | undefined {
  const isSaid = retryAfter && (json as Problem | undefined)?.type === '/problems/unavailable';
  // Whoever watches wants the state itself, and not a problem.
  if (status === 503 && (isSaid || request.name === 'health')) return undefined;
  const isAcknowledged =
    status >= 200 && status < 300 && state !== 'failing' && !independent.includes(request.name);
  const fault = breach ?? (isAcknowledged ? `acknowledged with ${status}` : undefined);
  return fault && `${state}: ${fault}: ${shownRequest(request)}`;
}

/** Reads the address of Firestore from the environment at this moment, and not later. */
function through(gate: Gate): Emulated {
  const before = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = gate.host;
  const emulated = connect();
  process.env.FIRESTORE_EMULATOR_HOST = before;
  return emulated;
}

/** Comes back when Firestore can be used again: the library waits between its tries. */
async function recovered({ db }: Emulated): Promise<void> {
  while (!(await db.listCollections().then(Boolean, () => false))) await sleep(100);
}

/** Ends an account until that is acknowledged: then nothing of the person may be left. */
async function endAccount({ emulated, apis }: World, email: string): Promise<string | undefined> {
  const goer = await person(emulated, email);
  for (let tries = 0; tries < 20; tries += 1) {
    const { status } = await apis.usual.call(endpoints.deleteAccount, { token: goer.token });
    if (status !== 200) continue;
    const left = await findTraces(emulated.db, { uid: goer.uid });
    return left.length > 0 ? 'failing: deleteAccount said that all was removed' : undefined;
  }
  return undefined;
}

/**
 * Sends requests of every kind while Firestore is stopped, answers five seconds late, and fails half of its calls, some before
 * anything was done and some when only the answer is lost.
 * @param rounds of requests in each of these states
 */
export async function soakOutages({ seed, progress, longest }: Load, rounds: number): Promise<Outcome> {
  const gate = await gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const gated = through(gate);
  const random = randomFrom(seed);
  let share = 0;
  const failure = (): Failure | undefined => {
    if (random() >= share) return undefined;
    return random() < 0.5 ? 'before' : 'after';
  };
  const world = await buildWorld(8, shaky(gated.db, failure));
  const batch = fc.array(anyRequest(world), { minLength: together, maxLength: together });
  const batches = fc.sample(batch, { seed, numRuns: rounds * states.length });
  const asked = new Set<string>();
  const unavailable = new Set<string>();
  const breaches: string[] = [];
  let slowest = 0;
  try {
    for (const [at, requests] of batches.entries()) {
      if (breaches.length >= mostBreaches) break;
      const state = states[at % states.length] ?? 'failing';
      if (state === 'stopped') gate.stop();
      if (state === 'slow') gate.slow(5000);
      share = state === 'failing' ? 0.5 : 0;
      const exchanges = await Promise.all(requests.map((one) => exchange(world, one, longest)));
      for (const one of exchanges) {
        asked.add(one.request.name);
        if (one.status === 503) unavailable.add(one.request.name);
        slowest = Math.max(slowest, Math.round(one.milliseconds));
        breaches.push(...[faultOf(state, one)].filter((fault) => fault !== undefined));
      }
      if (state === 'failing') {
        const fault = await endAccount(world, `goer-${at}@school.test`);
        if (fault) breaches.push(fault);
      }
      share = 0;
      gate.resume();
      await recovered(gated);
      await prepareNext(world, exchanges);
      progress(at + 1, batches.length);
    }
    const figures = { rounds, 'endpoints asked': asked.size, 'of them unavailable': unavailable.size };
    return { figures: { ...figures, 'slowest answer, ms': slowest }, breaches };
  } finally {
    await Promise.all([world.close(), gated.close()]);
    await gate.close();
  }
}
