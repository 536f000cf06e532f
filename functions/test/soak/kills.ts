import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '../../src/firestore/collections.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { person } from '../support/people.ts';
import { buildSchool, school } from '../support/school.ts';
import { crashableApi } from './crashable-api.ts';
import { type Load, maxBreaches, type Outcome, randomFrom } from './part.ts';
import { joinFree, type Write, type Writer, writeSomething } from './writes.ts';

/** Possible values of each place: the last acknowledged one, and later ones without an answer. */
type Expected = Map<string, { certain: string | undefined; possible: Set<string> }>;

function note(expected: Expected, { key, value, acknowledged }: Write): void {
  const known = expected.get(key) ?? { certain: undefined, possible: new Set() };
  if (acknowledged) expected.set(key, { certain: value, possible: new Set() });
  else expected.set(key, { ...known, possible: known.possible.add(value) });
}

/** How often each place exists, and with which value, by the keys of the writes. */
async function found({ db }: Emulated): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  const add = (key: string, value: string) => all.set(key, [...(all.get(key) ?? []), value]);
  const [messages, enrolments, payments] = await Promise.all([
    collections.messages(db).get(),
    collections.enrolments(db).get(),
    collections.payments(db).get(),
  ]);
  for (const one of messages.docs) add(`message/${one.data().message}`, 'once');
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

/** Acknowledged writes that are missing, that exist twice, or that nobody made. */
function breachesOf(expected: Expected, all: ReadonlyMap<string, string[]>): string[] {
  const breaches: string[] = [];
  for (const [key, { certain, possible }] of expected) {
    const there = all.get(key) ?? [];
    const value = there[0] ?? (key.startsWith('lesson/') ? 'false' : undefined);
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

/**
 * Kills the API again and again while people write, and checks that every acknowledged write exists exactly once. In
 * each round everybody writes at the same time, and the kill comes when a random share has been answered.
 */
export async function soakKills(
  { seed, progress }: Load,
  { people, kills }: { people: number; kills: number },
): Promise<Outcome> {
  const emulated = connect();
  await emulated.clear();
  await buildSchool(emulated);
  const api = await crashableApi();
  const writers: Writer[] = [];
  for (let at = 0; at < people; at += 1) {
    const who = await person(emulated, `writer-${at}@school.test`);
    writers.push({ who, url: api.url, random: randomFrom(seed + at + 1) });
  }
  const expected: Expected = new Map();
  const random = randomFrom(seed);
  let acknowledged = 0;
  const round = async (number: number) => {
    let unanswered = 1 + Math.floor(random() * people);
    let kill: () => void = () => undefined;
    const due = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const all = writers.map(async (writer, at) => {
      const write = await writeSomething(writer, number * people + at);
      note(expected, write);
      if (write.acknowledged) acknowledged += 1;
      unanswered -= 1;
      if (unanswered === 0) kill();
    });
    await due;
    await api.kill();
    await Promise.all(all);
  };
  try {
    for (const writer of writers) await joinFree(writer);
    for (let number = 0; number < kills; number += 1) {
      await round(number);
      progress(number + 1, kills);
    }
    await sleep(1000);
    const breaches = breachesOf(expected, await found(emulated));
    return {
      figures: { people, writes: people * kills, acknowledged, kills },
      breaches: breaches.slice(0, maxBreaches),
    };
  } finally {
    await api.close();
    await emulated.close();
  }
}
