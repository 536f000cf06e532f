import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type PracticeEntry, type PracticeLogPage, practiceLimits } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { codeOf, serveApi } from '../../test/support/api.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';
import { fullPart, fullParts, lastPart, partSize } from '../people/practice-log.ts';
import { addToPracticeLog, readPracticeLog } from './routes.ts';

const { api, db, emulated, rima } = servedSchool({ who: ['rima'] });

const entry = (id: number | string, more: Partial<PracticeEntry> = {}): PracticeEntry => ({
  ...{ id: `e${id}`, at: 1000, template: 'm1-adding', seed: 3, level: 1, outcome: 'right' },
  ...more,
});
const run = (count: number, first = 0) => Array.from({ length: count }, (_, at) => entry(first + at));
const add = (entries: unknown, { token } = rima, by = api) =>
  by.call(endpoints.addPractice, { token, body: { entries } });
const read = async (after?: number | string, { token } = rima) => {
  const answer = await api.call(endpoints.practiceLog, { token, query: { after } });
  return answer.json as PracticeLogPage;
};
const ids = ({ entries }: Pick<PracticeLogPage, 'entries'>) => entries.map(({ id }) => id);
const documents = async () => (await collections.practiceLogs(db).get()).docs.map(({ id }) => id).sort();

test('a log is empty at first; what is added comes back whole, and from a place on', async () => {
  expect(await read()).toEqual({ entries: [], next: 0, more: false });
  const helped = entry('x-1', { seed: 999_999_999, level: 3, outcome: 'helped' });
  expect((await add([entry(0), helped])).json).toEqual({ added: 2 });
  expect(await read()).toEqual({ entries: [entry(0), helped], next: 2, more: false });
  await add([entry(2)]);
  expect(await read(2)).toEqual({ entries: [entry(2)], next: 3, more: false });
  expect(await read(3)).toEqual({ entries: [], next: 3, more: false });
});

test('a log takes what it has already for what it is, also within one call', async () => {
  await add(run(3));
  expect((await add([entry(1), entry(7), entry(7), entry(2)])).json).toEqual({ added: 1 });
  expect(ids(await read())).toEqual(['e0', 'e1', 'e2', 'e7']);
});

test('a log loses nothing when devices add at once, through two instances', async () => {
  const other = await serveApi(emulated);
  const calls = Array.from({ length: 8 }, (_, at) => add(run(10, at * 10), rima, at % 2 ? other : api));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  await other.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(new Set(ids(await read()))).toEqual(new Set(run(80).map(({ id }) => id)));
  expect(await documents()).toEqual([rima.uid]);
});

test('a clock that is ahead puts nothing into the future', async () => {
  await add([entry('late', { at: Date.now() + 1e12 })]);
  expect((await read()).entries[0]?.at).toBeLessThanOrEqual(Date.now());
});

test('refused: a list that is none, or has an entry that is none', async () => {
  for (const [what, entries] of [
    ['no list', 'all'],
    ['an empty list', []],
    ['too many', run(practiceLimits.maxPerCall + 1)],
    ['an id with a slash', [entry('a/b')]],
    ['a field that is missing', [{ id: 'e1', at: 1 }]],
  ] as const) {
    const answer = await add(entries);
    expect([what, answer.status, codeOf(answer)]).toEqual([what, 422, 'invalid-fields']);
    expect(await documents()).toEqual([]);
  }
});

test('refused: more than anybody practises in a day, until the next one', async () => {
  const night = Date.parse('2026-03-02T23:59+06:00');
  const { maxPerDay } = practiceLimits;
  await addToPracticeLog(db, rima.uid, run(3), night);
  expect((await lastPart(db, rima.uid).get()).data()?.addedThatDay).toBe(3);
  await lastPart(db, rima.uid).update({ addedThatDay: maxPerDay - 1 });
  await addToPracticeLog(db, rima.uid, run(1, 3), night);
  const more = addToPracticeLog(db, rima.uid, run(1, maxPerDay), night);
  await expect(more).rejects.toMatchObject({ code: 'too-many', options: { retryAfter: 60 } });
  expect(await addToPracticeLog(db, rima.uid, run(1, maxPerDay), night + 60_000)).toEqual({ added: 1 });
});

/** Fills the log as many calls would. */
const fill = async (count: number) => {
  const { uid } = rima;
  const part = Math.floor((count - 1) / partSize);
  const batch = db.batch();
  const earlier = Array.from({ length: Math.min(part, fullParts) }, (_, at) => part - 1 - at).toReversed();
  for (const at of earlier)
    batch.set(fullPart(db, uid, at), { uid, part: at, entries: run(partSize, at * partSize) });
  const spans = earlier.map(() => ({ from: 1000, to: 1000 }));
  batch.set(lastPart(db, uid), {
    uid,
    part,
    entries: run(count - part * partSize, part * partSize),
    spans,
  });
  await batch.commit();
};
const readOn = async (after: number) => {
  const got: string[] = [];
  for (let place = after; ; ) {
    const page = await readPracticeLog(db, rima.uid, place);
    got.push(...ids(page));
    place = page.next;
    if (!page.more) return got;
  }
};
const numbers = (first: number, end: number) => run(end - first, first).map(({ id }) => id);

test('a long log continues in further documents, and is readable from any position', async () => {
  await fill(partSize - 50);
  const batch = run(practiceLimits.maxPerCall, partSize - 50);
  expect(await addToPracticeLog(db, rima.uid, batch)).toEqual({ added: practiceLimits.maxPerCall });
  // It knows what was sent just before the document was full.
  expect(await addToPracticeLog(db, rima.uid, batch)).toEqual({ added: 0 });
  expect(await documents()).toEqual([rima.uid, `${rima.uid}_0`]);
  const end = partSize - 50 + practiceLimits.maxPerCall;
  for (const place of [0, 1, partSize - 1, partSize, partSize + 1, end]) {
    expect(await readOn(place), String(place)).toEqual(numbers(place, end));
  }
});

test('a long log keeps the newest and drops the oldest', async () => {
  const full = (fullParts + 1) * partSize;
  await fill(full);
  expect(await documents()).toHaveLength(fullParts + 1);
  const late = run(10, full).map((one) => ({ ...one, at: 2000 }));
  expect(await addToPracticeLog(db, rima.uid, late)).toEqual({ added: 10 });
  expect(await documents()).toHaveLength(fullParts + 1);
  expect(await readOn(0)).toEqual(numbers(partSize, full + 10));
  expect(fullParts * partSize).toBeGreaterThanOrEqual(practiceLimits.maxKept);
});
