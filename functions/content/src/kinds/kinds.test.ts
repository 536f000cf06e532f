import type { StudioFields } from '@pathshala/contract/content/fields';
import { overlongLists } from '@pathshala/contract/http/validation';
import { isFreeAddress } from '@pathshala/contract/site/free-address';
import type { TranslationMarks } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { lossesOf } from '../content-loss.ts';
import { kindNames } from './all-kinds.ts';
import { fitFields } from './fields-of.ts';
import { instructor } from './instructor.ts';
import { noMarks, olderTexts } from './older-texts.ts';
import { schemaIssues, schemaOf } from './schemas.ts';

const title = (en: string, bn: string) => ({ title: { en, bn } });
const before = { ...title('Sums', 'যোগ'), quiz: [{ question: { en: 'A?', bn: 'ক?' } }] };

const found = (published: StudioFields | null, draft: StudioFields, marks?: TranslationMarks) =>
  olderTexts('lessons', published, draft, marks).map(({ path, other }) => `${path} ${other}`);

test.each([
  ['nothing', before, []],
  ['English alone', { ...before, ...title('Adding', 'যোগ') }, ['title bn']],
  ['Bangla alone', { ...before, ...title('Sums', 'সংকলন') }, ['title en']],
  ['both', { ...before, ...title('Adding', 'সংকলন') }, []],
  ['what has no Bangla', { ...before, title: 'Adding' }, []],
  ['a question', { ...before, quiz: [{ question: { en: 'B?', bn: 'ক?' } }] }, ['quiz[0].question bn']],
])('which text is older after a change of %s', (_what, after, older) => {
  expect(found(before, after)).toEqual(older);
  expect(found(null, after)).toEqual([]);
});

/** Publishes as the school does: texts that are out of date then are marked. */
const publishedWith = (published: StudioFields, draft: StudioFields, marks = noMarks): TranslationMarks => ({
  older: olderTexts('lessons', published, draft, marks).map(({ older }) => older),
  right: [],
});

test('a text that is older when it is published stays marked until it is changed, wherever it stands', () => {
  const shown = { ...before, ...title('Adding', 'যোগ'), quiz: [{ question: { en: 'B?', bn: 'ক?' } }] };
  const marks = publishedWith(before, shown);
  expect(found(shown, shown, marks)).toEqual(['title bn', 'quiz[0].question bn']);
  const quiz = [{ question: { en: 'New?', bn: 'নতুন?' } }, ...shown.quiz];
  expect(found(shown, { ...shown, quiz }, marks)).toEqual(['title bn', 'quiz[1].question bn']);
  const again = { ...shown, ...title('To add', 'যোগ') };
  expect(found(shown, again, marks)).toContain('title bn');
  expect(publishedWith(shown, again, marks).older).toEqual(marks.older);
  const mended = { ...shown, ...title('Adding', 'সংকলন') };
  expect(found(shown, mended, marks)).toEqual(['quiz[0].question bn']);
  expect(found(mended, mended, publishedWith(shown, mended, marks))).toEqual(['quiz[0].question bn']);
});

test('a pair that somebody called right is not marked, until one of the two is changed', () => {
  const draft = { ...before, ...title('Adding', 'যোগ') };
  const [older] = olderTexts('lessons', before, draft);
  const right = { older: [], right: [older?.pair ?? ''] };
  expect(found(before, draft, right)).toEqual([]);
  expect(publishedWith(before, draft, right)).toEqual(noMarks);
  expect(found(before, { ...draft, ...title('To add', 'যোগ') }, right)).toEqual(['title bn']);
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

test('no page of the school’s own has the name of a kind, by which parts are asked for', () => {
  expect(kindNames.filter(isFreeAddress)).toEqual([]);
});
