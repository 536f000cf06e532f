import { inFull } from '@pathshala/contract/testing/full';
import { expect, test } from 'vitest';
import { decimal, fraction, order, quantity, text, whole } from '../make-answers.ts';
import { mark } from '../mark.ts';
import { randomOf } from '../random.ts';
import { ratio } from '../rational.ts';
import { showExercise } from '../show-exercise.ts';
import { publishedExercises } from '../template.ts';
import { templateOf, templates } from '../templates/all-templates.ts';
import { signsFor } from './answer.ts';
import { tilesFor } from './tiles.ts';

const small = templates.filter((one) => one.class <= 5);

/** Builds the answer from its tiles, using each tile once. */
function putTogether(right: string, tiles: readonly string[], between: string): string {
  const rest = [...tiles];
  const taken: string[] = [];
  let left = right.normalize('NFC');
  while (left !== '') {
    const next = rest.filter((tile) => left.startsWith(tile)).sort((a, b) => b.length - a.length)[0];
    if (next === undefined) break;
    rest.splice(rest.indexOf(next), 1);
    taken.push(next);
    left = left.slice(next.length).replace(between === '' ? /^$/ : /^ /, '');
  }
  return taken.join(between);
}

test('up to class 5 each word and sentence can be built from its tiles, with some extra tiles among them', () => {
  const written = small.filter((one) => one.generate(0, 1).answer.kind === 'text');
  for (const exercise of written.flatMap((one) => publishedExercises(one, inFull(40, 12)))) {
    const { answer } = exercise;
    if (answer.kind !== 'text' || signsFor(answer).length > 0) continue;
    const { tiles = [], between = '' } = tilesFor(exercise) ?? {};
    const right = putTogether(answer.accepted[0] ?? '', tiles, between);
    expect(mark(exercise, right).result, answer.accepted[0]).toBe('right');
    expect(right.split(between)).not.toHaveLength(tiles.length);
    // The answer may be one word or two: the tiles are words for both.
    if (exercise.template === 'e5-habit-or-now') expect(between).toBe(' ');
  }
});

test('up to class 5 numbers and times of day have a digit pad', () => {
  for (const one of small) {
    const { form } = showExercise(one.generate(0, 1), 'en');
    if (['whole', 'decimal', 'fraction', 'quantity'].includes(form.kind))
      expect(form, one.id).toMatchObject({ hasPad: true });
  }
  const time = templateOf('m2-five-minute-steps')?.generate(0, 1);
  expect(time && showExercise(time, 'en').form).toMatchObject({ hasPad: true, signs: ['colon'] });
});

test.each([
  ['রাঁধে', ['র', 'া', 'ঁ', 'ধ', 'ে']],
  ['পড়ছ', ['প', 'ড়'.normalize('NFC'), 'ছ']],
  ['মন্ত্র', ['ম', 'ন্ত্র']],
])('in Bangla a vowel sign is its own tile, and a conjunct is one tile: %s', (word, tiles) => {
  const about = { template: 'x', seed: 1, level: 1, question: '', hints: [], misconceptions: [] } as const;
  expect(tilesFor({ ...about, answer: text(word) })?.tiles).toEqual(expect.arrayContaining(tiles));
});

test.each([
  ['a whole number of a template without negative ones', whole(7), [], []],
  ['a whole number of one with some', whole(7), ['minus'], ['minus']],
  ['a decimal', decimal(2.5), [], ['point']],
  ['a fraction', fraction(ratio(1, 2)), [], ['bar']],
  ['a fraction where mixed numbers come', fraction(ratio(1, 2)), ['space'], ['bar', 'space']],
  ['a quantity', quantity(3, 'cm'), [], []],
  ['a time', text('11:00', '11.00'), [], ['colon']],
  ['a word', text('go'), [], []],
  ['a question that no template made', whole(7), undefined, ['minus']],
] as const)('the signs for %s', (_what, answer, ofTemplate, expected) => {
  expect(signsFor(answer, ofTemplate)).toEqual(expected);
});

test('items are never shown in the right order, because an untouched order counts as no answer', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const things = ['one', 'two', 'three'].slice(0, 2 + (seed % 2));
    const { answer } = order(randomOf(`${seed}`), things, []);
    expect(answer.right.map((at) => answer.items[at])).toEqual(things);
    expect(answer.items).not.toEqual(things);
  }
});
