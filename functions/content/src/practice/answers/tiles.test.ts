import { expect, test } from 'vitest';
import { mark } from '../mark.ts';
import { showExercise } from '../show-exercise.ts';
import { publishedExercises } from '../template.ts';
import { templateOf, templates } from '../templates/all-templates.ts';
import { signsFor } from './signs.ts';
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

const texts = small.flatMap((one) =>
  publishedExercises(one, one.generate(0, 1).answer.kind === 'text' ? 60 : 0),
);

test('up to class 5 each word and sentence can be built from its tiles, with some extra tiles among them', () => {
  const seen = new Set<string>();
  for (const exercise of texts) {
    const { answer } = exercise;
    if (answer.kind !== 'text' || signsFor(answer).length > 0) continue;
    const { tiles = [], between = '' } = tilesFor(exercise) ?? {};
    seen.add(exercise.template);
    const right = putTogether(answer.accepted[0] ?? '', tiles, between);
    expect(mark(exercise, right).result, answer.accepted[0]).toBe('right');
    expect(right.split(between)).not.toHaveLength(tiles.length);
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['b1-put-on-the-sign', 'b2-verb-with-person', 'e4-one-and-many', 'e5-say-no']),
  );
});

test('if the answer may be one word or two, the tiles are words for both', () => {
  const tenses = texts.filter(({ template }) => template === 'e5-habit-or-now');
  expect(new Set(tenses.map((one) => tilesFor(one)?.between))).toEqual(new Set([' ']));
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

test('in Bangla a vowel sign is its own tile, and a conjunct is one tile', () => {
  const tiles = (word: string) =>
    tilesFor({
      template: 'x',
      seed: 1,
      level: 1,
      question: '',
      hints: [],
      misconceptions: [],
      answer: { kind: 'text', accepted: [word] },
    })?.tiles;
  expect(tiles('রাঁধে')).toEqual(expect.arrayContaining(['র', 'া', 'ঁ', 'ধ', 'ে']));
  expect(tiles('পড়ছ')).toEqual(expect.arrayContaining(['প', 'ড়'.normalize('NFC'), 'ছ']));
  expect(tiles('মন্ত্র')).toEqual(expect.arrayContaining(['ম', 'ন্ত্র']));
});
