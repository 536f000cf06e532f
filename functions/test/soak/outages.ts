import { setTimeout as sleep } from 'node:timers/promises';
import { findTraces } from '../../src/domain/traces.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Gate, gateTo } from '../support/gate.ts';
import { person } from '../support/people.ts';
import { buildSchool } from '../support/school.ts';
import { type Failure, shaky } from '../support/shaky.ts';
import { stripeKey } from '../support/stripe-events.ts';
import { serveStripe } from '../support/stripe-server.ts';
import { type OutageCall, outageCalls } from './outage-calls.ts';
import { boughtBy, newCast, paymentOf } from './outage-people.ts';
import { Report, type Seen, type State } from './outage-report.ts';
import { type Load, mostBreaches, type Outcome, randomFrom } from './part.ts';
import { serveSchools } from './world.ts';

async function ask(call: OutageCall, longest: number): Promise<Seen> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longest);
  });
  const answer = await Promise.race([call.ask().catch(() => undefined), late]);
  clearTimeout(timer);
  return { call, status: answer?.status ?? 0, milliseconds: performance.now() - start, answer };
}

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

/** Comes back when Firestore can be used again: the library waits between its tries. */
async function recovered({ db }: Emulated): Promise<void> {
  while (!(await db.listCollections().then(Boolean, () => false))) await sleep(100);
}

/** As many at once as a school has on a busy evening; all of them at once would measure the machine. */
const together = 12;

async function inGroups<T, Result>(
  all: readonly T[],
  size: number,
  work: (one: T) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (let from = 0; from < all.length; from += size) {
    done.push(...(await Promise.all(all.slice(from, from + size).map(work))));
  }
  return done;
}

/** How often in the long form Firestore goes away again. */
const between = 10;

/**
 * Asks every endpoint while Firestore is stopped, answers five seconds late, and fails half of its calls, some before
 * anything was done and some when only the answer is lost.
 * @param rounds how often each endpoint is asked while half fails
 */
export async function soakOutages({ seed, progress, longest }: Load, rounds: number): Promise<Outcome> {
  const gate = await gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const straight = connect();
  await straight.clear();
  await buildSchool(straight);
  const head = await person(straight, 'head@school.test', 'admin');
  const gated = await through(gate);
  const random = randomFrom(seed);
  let share = 0;
  const failure = (): Failure | undefined => {
    if (random() >= share) return undefined;
    return random() < 0.5 ? 'before' : 'after';
  };
  const stripe = await serveStripe(stripeKey);
  const apis = await serveSchools({ ...straight, db: shaky(gated.db, failure) }, stripe.config);
  const report = new Report();
  const round = async (state: State, at: number) => {
    const cast = await newCast(straight, head, `${state}-${at}`);
    stripe.payments.set(paymentOf(cast), boughtBy(cast));
    const calls = outageCalls(apis, cast, at);
    // Who waits for an answer that does not come needs no machine.
    const size = state === 'healthy' || state === 'failing' ? together : calls.length;
    const seen = await inGroups(calls, size, (call) => ask(call, longest));
    for (const one of seen) report.add(state, one);
    for (const { call, status } of seen) {
      if (!call.ends || status !== 200) continue;
      const left = await findTraces(straight.db, { uid: call.ends.uid });
      if (left.length > 0) report.breaches.push(`${state}: ${call.name} said that all was removed`);
    }
  };
  const away = async (state: 'stopped' | 'slow', at: number) => {
    if (state === 'stopped') gate.stop();
    else gate.slow(5000);
    await round(state, at);
    gate.resume();
    await recovered(gated);
  };
  try {
    for (const at of [0, 1, 2]) await round('healthy', at);
    report.requireSuccess();
    for (let at = 0; at < rounds && report.breaches.length < mostBreaches; at += 1) {
      if (at % between === 0) for (const state of ['stopped', 'slow'] as const) await away(state, at);
      share = 0.5;
      await round('failing', at);
      share = 0;
      progress(at + 1, rounds);
    }
    return { figures: { rounds, ...report.figures() }, breaches: report.breaches };
  } finally {
    await Promise.all([...Object.values(apis).map((api) => api.close()), stripe.close()]);
    await Promise.all([straight.close(), gated.close(), gate.close()]);
  }
}
