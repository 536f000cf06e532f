import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DraftSession, waits } from './draft-session.ts';
import { type Choices, mergeFields } from './merge-fields.ts';
import { chanceOf, smallSchool } from './testing/small-school.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}`);
const lesson = {
  title: { en: 'Mangoes', bn: 'আম' },
  body: { en: lines.join('\n'), bn: lines.join('\n') },
  quiz: [{ question: 'How many?', options: ['One', 'Two'] }],
};

/** The marks that people wrote: each is written once. */
const marksIn = (value: unknown): string[] => JSON.stringify(value).match(/⟨\w+⟩/g) ?? [];
const missing = (before: unknown, after: unknown): string[] => {
  const there = new Set(marksIn(after));
  return marksIn(before).filter((mark) => !there.has(mark));
};

/** A person who writes marks into random places, and whose line goes off and on. */
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

  /** What is chosen against leaves the form, and is on its way into the history. */
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

describe.each(Array.from({ length: 25 }, (_, at) => at + 1))('two people in one lesson, run %i', (seed) => {
  test('with their lines going off and on lose nothing: what they chose against is in the history', async () => {
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
});
