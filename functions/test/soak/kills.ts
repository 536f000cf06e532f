import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '../../src/firestore/collections.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Newcomer, people } from '../support/people.ts';
import { buildSchool, school } from '../support/school.ts';
import { mortalApi } from './mortal.ts';
import { type Load, mostBreaches, type Outcome, randomFrom } from './part.ts';
import { joinFree, type Write, type Writer, writeSomething } from './writes.ts';

/** What may be in each place: what was acknowledged last, and what came after it without an answer. */
type Expected = Map<string, { certain: string | undefined; possible: Set<string> }>;

function note(expected: Expected, { key, value, acknowledged }: Write): void {
  const known = expected.get(key) ?? { certain: undefined, possible: new Set() };
  if (acknowledged) expected.set(key, { certain: value, possible: new Set() });
  else expected.set(key, { ...known, possible: known.possible.add(value) });
}

/** How often each place is there, and with which value, by the keys of the writes. */
async function found({ db }: Emulated): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  const add = (key: string, value: string) => all.set(key, [...(all.get(key) ?? []), value]);
  const [messages, enrolments, places, payments] = await Promise.all([
    collections.messages(db).get(),
    collections.enrolments(db).get(),
    collections.waitingList(db).get(),
    collections.payments(db).get(),
  ]);
  for (const one of messages.docs) add(`message/${one.data().message}`, 'once');
  for (const one of places.docs) add(`wait/${one.data().uid}`, 'true');
  for (const one of enrolments.docs) {
    const { uid, courseId, lessonsDone } = one.data();
    if (courseId === school.free) for (const lesson of lessonsDone) add(`lesson/${uid}/${lesson}`, 'true');
    else add(`bought/${one.id}`, 'once');
  }
  for (const one of payments.docs) {
    const { uid, courseId, status } = one.data();
    if (status === 'enrolled') add(`paid/${uid}_${courseId}`, 'once');
  }
  return all;
}

/** What is not there although it was acknowledged, is there twice, or was never asked for. */
function breachesOf(expected: Expected, all: ReadonlyMap<string, string[]>): string[] {
  const breaches: string[] = [];
  for (const [key, { certain, possible }] of expected) {
    const there = all.get(key) ?? [];
    const isSwitch = key.startsWith('lesson/') || key.startsWith('wait/');
    const value = there[0] ?? (isSwitch ? 'false' : undefined);
    if (there.length > 1) breaches.push(`${key} is there ${there.length} times`);
    if (certain !== undefined && value !== certain && !(value && possible.has(value))) {
      breaches.push(`${key} was acknowledged as ${certain} and is ${value}`);
    }
    if (key.startsWith('bought/') && certain && all.get(key.replace('bought', 'paid'))?.length !== 1) {
      breaches.push(`${key} has not exactly one payment`);
    }
  }
  const unasked = [...all.keys()].filter((key) => !key.startsWith('paid/') && !expected.has(key));
  return [...breaches, ...unasked.map((key) => `${key} is there and nobody wrote it`)];
}

async function settleIn(writer: Writer): Promise<void> {
  if (!(await joinFree(writer))) throw new Error(`${writer.who.email} could not join the free course.`);
}

export interface Kills {
  readonly writes: number;
  readonly people: number;
  readonly kills: number;
}

/**
 * Kills the API again and again while people write, and looks whether every acknowledged write is there, once.
 * The kills are spread over the writes.
 */
export async function soakKills(
  { seed, progress }: Load,
  { writes, people: count, kills }: Kills,
): Promise<Outcome> {
  const emulated = connect();
  await emulated.clear();
  await buildSchool(emulated);
  const newcomers = Array.from({ length: count }, (_, at): Newcomer => [`writer-${at}@school.test`]);
  const known = Object.values(await people(emulated, Object.fromEntries(newcomers.entries())));
  const api = await mortalApi();
  const expected: Expected = new Map();
  const counts = { made: 0, finished: 0, acknowledged: 0, allowed: 0 };
  const work = async (writer: Writer) => {
    while (counts.made < writes) {
      if (counts.made >= counts.allowed) {
        await sleep(2);
        continue;
      }
      const count = counts.made++;
      const write = await writeSomething(writer, count);
      note(expected, write);
      counts.finished += 1;
      if (write.acknowledged) counts.acknowledged += 1;
      progress(counts.made, writes);
    }
  };
  const killNow = async () => {
    const random = randomFrom(seed);
    // When a random share of a round is answered and the rest is on its way.
    // People write only while another API stands ready, or most kills would come when nobody is writing any more.
    while (api.kills() < kills) {
      await api.standby();
      const due = ((api.kills() + random()) * writes) / kills;
      counts.allowed = Math.ceil(((api.kills() + 1) * writes) / kills);
      while (counts.finished < due) await sleep(1);
      await api.kill();
    }
  };
  try {
    const writers = known.map((who, at) => ({ who, url: api.url, random: randomFrom(seed + at + 1) }));
    await Promise.all(writers.map(settleIn));
    await Promise.all([...writers.map(work), killNow()]);
    await sleep(1000);
    const breaches = breachesOf(expected, await found(emulated));
    const lost = {
      people: count,
      writes: counts.made,
      acknowledged: counts.acknowledged,
      kills: api.kills(),
    };
    return { figures: lost, breaches: breaches.slice(0, mostBreaches) };
  } finally {
    await api.close();
    await emulated.close();
  }
}
