import { overlongLists } from '@pathshala/contract/http/validation';
import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { lossesOf } from '../content-loss.ts';
import { fullOf } from '../testing/each-kind.ts';
import { adviceFor, fitFields } from './fields-of.ts';
import { instructor } from './instructor.ts';
import { schemaIssues, schemaOf } from './schemas.ts';

const { outline: _, ...course } = fullOf.courses;
const { quiz: questions, ...noQuiz } = fullOf.lessons;
const [first] = questions as Record<string, unknown>[];
const twoOptions = { ...first, options: ['1', '2'], answer: 1, feedback: undefined };

test.each([
  ['courses', fullOf.courses, []],
  ['lessons', fullOf.lessons, []],
  [
    'courses',
    { ...course, summary: 'Sums.', audience: 'All', outcomes: ['Add'] },
    ['summary', 'audience', 'outcomes'],
  ],
  ['lessons', noQuiz, ['quiz']],
  ['lessons', { ...noQuiz, quiz: [twoOptions] }, ['quiz', 'quiz[0].options']],
] as const)('what is advised keeps nothing of %s from being published: %o', (kind, fields, advised) => {
  expect(schemaIssues(kind, fields)).toEqual([]);
  expect(adviceFor(kind, fields).map(({ path }) => path)).toEqual(advised);
});

test.each([
  ['https://www.facebook.com/rima', true],
  ['', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)//https://www.facebook.com', false],
  ['data:text/html,x', false],
  ['http://plain.example', false],
  ['//elsewhere.example', false],
  ['www.facebook.com/rima', false],
])('whether %j may be a link of an instructor, in the studio and in the files: %s', (facebook, may) => {
  const issues = schemaIssues('instructors', { links: { facebook } });
  expect(issues.filter(({ path }) => path.startsWith('links'))).toEqual(
    may ? [] : [{ path: 'links.facebook', key: 'faults.https' }],
  );
  const schema = schemaOf({ links: instructor.fields.links }, 'each');
  expect(schema.isValidSync({ links: { facebook } }, { strict: true })).toBe(may);
});

test('a list within its limit is looked into, one above it is not', () => {
  const inner = array().of(string()).max(1);
  const schema = object({ outer: array().of(object({ inner })).max(2) }).describe();
  const entry = { inner: ['a', 'b'] };
  const tooMany = (path: string, max: number) => [{ path, key: 'validation.itemsMax', params: { max } }];
  expect(overlongLists(schema, { outer: [{ inner: ['a'] }, entry] })).toEqual(tooMany('outer[1].inner', 1));
  expect(overlongLists(schema, { outer: [entry, entry, entry] })).toEqual(tooMany('outer', 2));
  const quiz = Array.from({ length: 20_000 }, () => ({}));
  expect(schemaIssues('lessons', { title: 'A', quiz })).toEqual(tooMany('quiz', 30));
  expect(fitFields('lessons', { quiz })).toMatchObject({ fields: {}, typeErrors: tooMany('quiz', 100) });
});

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const figure = '\n\n```figure\n{"kind":"clock"}\n```\n';
const bangla = { en: words(10), bn: `${words(10)} $২$` };

test.each([
  ['nothing', words(30), words(30), undefined],
  ['more words', words(30), words(90), undefined],
  ['some words', words(30), words(25), undefined],
  ['a third of the words', words(29), words(19), { words: { lost: 10, of: 30 } }],
  ['a formula', `${words(30)} $1+1=2$ $x$`, `${words(40)} $x$`, { formulas: { lost: 1, of: 2 } }],
  ['a figure', words(30) + figure, words(30), { figures: { lost: 1, of: 1 } }],
  ['a formula that is another', '$1+1=2$ one two three', '$2+2=4$ one two three', undefined],
  ['a formula in Bangla', bangla, { ...bangla, bn: words(10) }, { formulas: { lost: 1, of: 1 } }],
])('what a change loses is asked about: %s', (_name, before, after, losses) => {
  const lesson = (body: unknown) => ({ title: 'A', body });
  expect(lossesOf('lessons', lesson(before), lesson(after))).toEqual(losses);
});
