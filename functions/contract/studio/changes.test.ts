import { inFull } from '@pathshala/contract/testing/full';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  const after = { ...rest, summary: 'New', quiz: [{ ...lesson.quiz[0], answer: 0 }] };
  const changes = changesBetween(lesson, after);
  expect(changes.map(({ path }) => path.join('.'))).toEqual(['minutes', 'quiz.0.answer', 'summary']);
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

test('random edits come out as they went in', () => {
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    text: fc.string({ unit: fc.constantFrom('a', 'আ', '🥭', '\n', '🥮'), maxLength: 6 }),
    list: fc.array(tie('any'), { maxLength: 3 }),
    group: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any')),
    any: fc.oneof({ depthSize: 'small' }, tie('text'), fc.nat(9), tie('list'), tie('group')),
  })).any;
  const fields = fc.record({ x: value, y: value }).map((more) => ({ ...lesson, ...more }));
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const sent = JSON.parse(JSON.stringify(changesBetween(before, after)));
      expect(withChanges(before, sent)).toEqual(after);
    }),
    { numRuns: inFull(500, 50) },
  );
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
