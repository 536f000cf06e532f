import type { StudioFields } from '@pathshala/contract/content/fields';
import { changesBetween, withChanges } from '@pathshala/contract/studio/changes';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Base,
  type DeviceCopy,
  type DraftSession,
  opened,
  openSession,
  resumed,
  type SaveOutcome,
  waits,
} from './draft-session.ts';
import { type Choices, mergeFields } from './merge-fields.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Pseudo-random numbers from 0 to 1 that depend only on the seed. */
function chanceOf(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** A school that stores one item, as the API does: it takes changes to the current state, else returns that state. */
function smallSchool(first: StudioFields, chance: () => number = () => 0.9) {
  let fields = first;
  let version = 1;
  /** Rejected texts. */
  const history: StudioFields[] = [];
  const item = (): StudioItem => ({
    id: 'a',
    state: 'draft',
    updateTime: `t${version}`,
    draft: fields,
    published: null,
  });
  const write = (next: StudioFields) => {
    fields = next;
    version += 1;
  };

  function join() {
    let busy = 0;
    const max = { atOnce: 0, saves: 0 };
    const device: { copy: DeviceCopy | null } = { copy: null };
    /** The fractions of calls and of answers that are lost on the way, from 0 to 1. */
    const loss = { calls: 0, answers: 0 };
    async function send(sent: StudioFields, base: Base, left: readonly StudioFields[]): Promise<SaveOutcome> {
      const changes: ReturnType<typeof changesBetween> = structuredClone(changesBetween(base.fields, sent));
      busy += 1;
      max.atOnce = Math.max(max.atOnce, busy);
      await wait(50 + chance() * 400);
      const arrives = chance() >= loss.calls;
      const isFresh = base.updateTime === `t${version}`;
      if (arrives && isFresh) {
        history.push(...left.map((one) => withChanges(fields, changesBetween(base.fields, one))));
        write(withChanges(fields, changes));
        max.saves += 1;
      }
      const answer: SaveOutcome =
        !arrives || chance() < loss.answers
          ? { type: 'unreachable' }
          : { type: isFresh ? 'saved' : 'found', item: item() };
      await wait(50 + chance() * 400);
      busy -= 1;
      return answer;
    }
    const keep = async (copy: DeviceCopy | null) => {
      // A database stores a copy, not the page's own objects.
      device.copy = structuredClone(copy);
      return true;
    };
    const open = (): DraftSession =>
      openSession(device.copy ? resumed(device.copy, item()) : opened(item()), { send, keep });
    return { open, device, loss, max };
  }
  return { item, write, join, history };
}

/** A school that stores one article, and a device. */
function school(chance: () => number = () => 0.9) {
  const { join, ...whole } = smallSchool({ title: 'A', summary: 'S' }, chance);
  return { ...whole, ...join() };
}

test('sends after two seconds without typing, one request at a time, and removes the device’s copy', async () => {
  const { open, item, device, max } = school();
  const session = open();
  session.type({ title: 'Ab', summary: 'S' });
  expect([session.look().state, device.copy?.mine.title]).toEqual(['typing', 'Ab']);
  await vi.advanceTimersByTimeAsync(waits.quiet - 100);
  session.type({ title: 'Abc', summary: 'S' });
  await vi.advanceTimersByTimeAsync(waits.quiet + 10);
  expect(session.look().state).toBe('saving');
  session.type({ title: 'Abcd', summary: 'S' });
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.look().state, item().draft.title, device.copy]).toEqual(['saved', 'Abcd', null]);
  expect(max).toEqual({ atOnce: 1, saves: 2 });
  session.close();
});

const seeds = (length: number) => Array.from({ length }, (_, at) => at + 1);

test.each(seeds(20))('killed at moment %i: no typed text is lost', async (seed) => {
  const chance = chanceOf(seed);
  const { open, item, device, loss } = school(chance);
  loss.calls = 0.2;
  loss.answers = 0.2;
  const end = 500 + chance() * 14_000;
  let session = open();
  let text = 'A';
  for (let now = 0; now < end; ) {
    text += String.fromCharCode(97 + Math.floor(chance() * 26));
    session.type({ title: text, summary: 'S' });
    const pause = chance() < 0.2 ? 2600 : 40 + chance() * 300;
    now += pause;
    await vi.advanceTimersByTimeAsync(pause);
  }
  // The tab is closed: it receives no more answers, but a call on its way may still arrive.
  session.close();
  await vi.advanceTimersByTimeAsync(chance() * 1000);
  session = open();
  expect(session.look().mine.title).toBe(text);
  expect(session.look().state).not.toBe('clash');
  loss.calls = 0;
  loss.answers = 0;
  await vi.advanceTimersByTimeAsync(waits.retry * 3);
  expect([session.look().state, item().draft.title, device.copy]).toEqual(['saved', text, null]);
  session.close();
});

/** Without a connection. */
const lost = { send: async (): Promise<SaveOutcome> => ({ type: 'unreachable' }), keep: async () => true };

test('says so where the device keeps nothing', async () => {
  const session = openSession(opened({ updateTime: 't1', draft: {} }), { ...lost, keep: async () => false });
  session.type({ title: 'A' });
  await vi.advanceTimersByTimeAsync(waits.quiet + 10);
  expect(session.look()).toMatchObject({ state: 'offline', isKept: false });
  session.close();
});

test('changes to the same text wait for a choice; until then nothing is sent, and typing continues', async () => {
  const { open, item, write, max, history } = school();
  const session = open();
  session.type({ title: 'Mine', summary: 'S' });
  write({ title: 'Theirs', summary: 'S' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.look()).toMatchObject({ state: 'clash', theirs: { fields: { title: 'Theirs' } } });
  session.type({ title: 'Mine!', summary: 'S' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([session.look().state, max.saves]).toEqual(['clash', 0]);
  session.choose({});
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.look().state, item().draft.title]).toEqual(['saved', 'Mine!']);
  expect(history).toEqual([{ title: 'Theirs', summary: 'S' }]);
  session.close();
});

test('what was typed in the last moment is asked for before somebody else’s change comes in', async () => {
  const item = { updateTime: 't2', draft: { title: 'Theirs' } };
  const collect = () => session.type({ title: 'Late' });
  const session = openSession(opened({ updateTime: 't1', draft: { title: 'A' } }), { ...lost, collect });
  session.replace(item);
  expect(session.look()).toMatchObject({ state: 'clash', mine: { title: 'Late' } });
  session.close();
});

test('a refused save has a reason, and is tried again after the next change', async () => {
  const saved = { type: 'saved', item: { updateTime: 't2', draft: { title: 'Short' } } } as const;
  const send = vi.fn<() => Promise<SaveOutcome>>(async () => saved);
  send.mockResolvedValueOnce({ type: 'refused', why: 'Too large.' });
  const session = openSession(opened({ updateTime: 't1', draft: {} }), { send, keep: async () => true });
  session.type({ title: 'Long' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(session.look()).toMatchObject({ state: 'refused', why: 'Too large.' });
  expect(send).toHaveBeenCalledTimes(1);
  session.type({ title: 'Short' });
  expect(await session.flush()).toBe(true);
  session.close();
});

const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}`);
const lesson = {
  title: { en: 'Mangoes', bn: 'আম' },
  body: { en: lines.join('\n'), bn: lines.join('\n') },
  quiz: [{ question: 'How many?', options: ['One', 'Two'] }],
};

/** The marks that people wrote, each of them once. */
const marksIn = (value: unknown): string[] => JSON.stringify(value).match(/⟨\w+⟩/g) ?? [];
const missing = (before: unknown, after: unknown): string[] => {
  const there = new Set(marksIn(after));
  return marksIn(before).filter((mark) => !there.has(mark));
};

/** A person who writes marks into random places, with a connection that comes and goes. */
function writer(name: string, school: ReturnType<typeof smallSchool>, chance: () => number) {
  const pick = (count: number) => Math.floor(chance() * count);
  const { open, loss, device } = school.join();
  let session: DraftSession = open();
  let written = 0;
  function write(): void {
    const { mine } = session.look();
    const next = structuredClone(mine) as typeof lesson;
    written += 1;
    const mark = `⟨${name}${written}⟩`;
    const language = pick(2) === 0 ? 'en' : 'bn';
    const place = pick(5);
    if (place === 0) next.title[language] += mark;
    else if (place === 1) next.quiz = next.quiz.map((one) => ({ ...one, question: one.question + mark }));
    else {
      const all = next.body[language].split('\n');
      const at = pick(all.length);
      // A line is changed, or a new one put below it.
      if (place < 4) all[at] += mark;
      else all.splice(at + 1, 0, mark);
      next.body[language] = all.join('\n');
    }
    session.type(next);
  }

  /** A rejected text leaves the form and is sent to the history. */
  function decide(): void {
    const { base, mine, theirs } = session.look();
    const { clashes } = mergeFields(base.fields, mine, theirs?.fields ?? {});
    const choices: Choices = Object.fromEntries(
      clashes.map(({ path }) => [path, pick(2) === 0 ? 'mine' : 'theirs']),
    );
    session.choose(choices);
    const { mine: now, left } = session.look();
    expect(missing(clashes, [now, left])).toEqual([]);
  }

  async function act(): Promise<void> {
    const what = chance();
    const { state } = session.look();
    if (what < 0.55) write();
    else if (what < 0.65) loss.calls = loss.calls === 0 ? 1 : 0;
    else if (what < 0.7) loss.answers = 0.5 - loss.answers;
    else if (what < 0.8 && state === 'clash') decide();
    else if (what < 0.85) {
      // The page is closed and opened again.
      session.close();
      session = open();
    } else if (state === 'saved' && loss.calls === 0) session.replace(school.item());
  }

  async function settle(): Promise<void> {
    Object.assign(loss, { calls: 0, answers: 0 });
    for (let turns = 0; turns < 20; turns += 1) {
      await vi.advanceTimersByTimeAsync(waits.retry + 2000);
      if (session.look().state === 'clash') decide();
      if (session.look().state === 'saved') session.replace(school.item());
    }
  }
  return { act, settle, device, look: () => session.look(), written: () => written };
}

test.each(seeds(25))('two people in one lesson with broken lines lose nothing: run %i', async (seed) => {
  const chance = chanceOf(seed);
  const school = smallSchool(lesson, chance);
  const people = ['rima', 'tanvir'].map((name) => writer(name, school, chance));
  for (let turn = 0; turn < 160; turn += 1) {
    for (const one of people) await one.act();
    await vi.advanceTimersByTimeAsync(chance() < 0.3 ? 3000 : chance() * 400);
  }
  for (let round = 0; round < 2; round += 1) for (const one of people) await one.settle();
  const all = ['rima', 'tanvir'].flatMap((name, at) =>
    Array.from({ length: people[at]?.written() ?? 0 }, (_, number) => `⟨${name}${number + 1}⟩`),
  );
  expect(all.length).toBeGreaterThan(80);
  expect(missing(all, [school.item().draft, school.history])).toEqual([]);
  for (const one of people) {
    expect([one.look().state, one.look().mine]).toEqual(['saved', school.item().draft]);
    expect(one.device.copy).toBeNull();
  }
});
