import { describe, expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const long = 'A line of a lesson.\n'.repeat(5000);
const lesson = {
  title: { en: 'Mangoes', bn: 'আম' },
  minutes: 10,
  body: { en: long, bn: 'এক\nদুই\n' },
  quiz: [{ question: 'How many?', options: ['1', '2'], answer: 1 }],
};

test('a change of one word in a long text is sent alone', () => {
  const body = { ...lesson.body, en: `${long.slice(0, 40_000)}word ${long.slice(40_000)}` };
  const changes = changesBetween(lesson, { ...lesson, body });
  expect(JSON.stringify(changes).length).toBeLessThan(200);
  expect(withChanges(lesson, changes)).toEqual({ ...lesson, body });
});

test('a change of the quiz sends no text, a removed field is removed, a new one is added', () => {
  const { minutes: _, ...rest } = lesson;
  const after = { ...rest, order: 3, quiz: [{ ...lesson.quiz[0], answer: 0 }] };
  const changes = changesBetween(lesson, after);
  expect(changes.map(({ path }) => path.join('.'))).toEqual(['minutes', 'quiz.0.answer', 'order']);
  expect(withChanges(lesson, changes)).toEqual(after);
});

test('no character is cut in half, since JSON would not carry it', () => {
  const pairs = ['🥭', '🥮', 'a🥭', '🥭🥭', 'x🥮🥭', '', '🥭a', '\u{1F96D}\u{1FA6D}', '\u{1FA6D}'];
  for (const was of pairs) {
    for (const now of pairs) {
      const changes = changesBetween({ title: was }, { title: now });
      expect(changes.every(({ text }) => !/\p{Surrogate}/u.test(text?.puts ?? ''))).toBe(true);
      expect(withChanges({ title: was }, changes)).toEqual({ title: now });
    }
  }
});

describe.each(Array.from({ length: 50 }, (_, at) => at + 1))('random edits %i', (seed) => {
  let state = seed * 2654435761;
  const upTo = (end: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state % end;
  };
  const text = () => Array.from({ length: upTo(6) }, () => ['a', 'আ', '🥭', '\n', '🥮'][upTo(5)]).join('');
  const value = (depth: number): unknown => {
    const kind = upTo(depth > 2 ? 3 : 6);
    if (kind < 2) return text();
    if (kind === 2) return upTo(9);
    if (kind < 4) return Array.from({ length: upTo(3) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: upTo(4) }, () => ['abcd'[upTo(4)], value(depth + 1)]));
  };
  const fields = () => ({ ...lesson, x: value(0), y: value(0) });

  test('come out as they went in', () => {
    const [before, after] = [fields(), fields()];
    const sent = JSON.parse(JSON.stringify(changesBetween(before, after)));
    expect(withChanges(before, sent)).toEqual(after);
  });
});

test.each([
  [{ path: ['quiz', '7', 'answer'], value: 1 }],
  [{ path: ['title', 'en', 'x'], value: 1 }],
  [{ path: ['title', 'en'], text: { at: 5, removes: 9, puts: '' } }],
  [{ path: ['minutes'], text: { at: 0, removes: 0, puts: 'a' } }],
  [{ path: ['quiz', 'length'], value: 0 }],
])('a change of what is not there is refused: %j', (change) => {
  expect(() => withChanges(lesson, [change])).toThrow(RangeError);
});
