import { limits } from '@pathshala/contract/http/limits';
import { inFull } from '@pathshala/contract/testing/full';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { expect, test } from 'vitest';
import { schemaIssues } from './kinds/schemas.ts';
import { loadContent, schoolFolder } from './load-content.ts';
import { type Around, hasSubjectOf, publishIssues, schoolIssues, sourceIssues } from './publish-rule.ts';
import { readSources, type Source } from './sources.ts';
import { problemsIn, writeSchool } from './testing/content-folder.ts';
import { fullOf } from './testing/each-kind.ts';
import { busyDay, deskInMemory } from './testing/random-school.ts';

/** What every school needs. */
const begun = readSources(schoolFolder, ['home', 'pages', 'school']);

function written(items: readonly Source[]): string {
  const path = newFolder();
  writeSchool(path, items);
  return path;
}

const seeds = Array.from({ length: inFull(60, 20) }, (_, at) => `day ${at + 1}`);
test.each(seeds)('whatever was published by %s can be built, and says the same', async (seed) => {
  const { desk, published } = deskInMemory(begun);
  await busyDay(seed, desk);
  const path = written(published());
  expect(problemsIn(path)).toEqual([]);
  const again = new Map(readSources(path).map(({ kind, id, fields }) => [`${kind} ${id}`, fields]));
  const names = published().map(({ kind, id }) => `${kind} ${id}`);
  expect([...again.keys()].sort()).toEqual(names.sort());
});

const { outline: _, ...open } = fullOf.courses;
const lesson: Source = { kind: 'lessons', id: 'c~one', fields: fullOf.lessons };
const course = (fields: Source['fields']): Source => ({ kind: 'courses', id: 'c', fields });
const { file: _file, ...book } = fullOf.books;
test.each<[what: string, items: readonly Source[], refused: readonly string[]]>([
  ['an empty school', [], []],
  ['a lesson that waits for its course', [lesson], []],
  ['a course with an outline, and a lesson', [course(fullOf.courses), lesson], []],
  ['a course made of its lessons', [course(open), lesson], []],
  ['a course of nothing', [course(open)], ['outline: faults.noOutline']],
  [
    'an outline that names a lesson twice',
    [course({ ...open, outline: [1, 2].map(() => ({ id: 'a', title: 'One', minutes: 5 })) })],
    ['outline: faults.differentIn'],
  ],
  [
    'a book of a subject that is not published',
    [{ kind: 'books', id: 'b', fields: { ...book, subject: 'arts', file: fullOf.books.file } }],
    ['subject: faults.noSubject'],
  ],
  ['a book without a PDF', [{ kind: 'books', id: 'b', fields: book }], ['file.url: faults.pdfMissing']],
  ['home with its hero alone', [{ kind: 'home', id: 'home', fields: { hero: fullOf.home.hero } }], []],
])('%s', (_what, items, refused) => {
  const isTypeset = () => false;
  const said = schoolIssues(items, isTypeset).flatMap(({ issues }) =>
    issues.map(({ path, key }) => `${path}: ${key}`),
  );
  expect(said).toEqual(refused);
  // The studio asks before each of them is published, the last one first.
  const around: Around = {
    ...{ hasCourse: () => true, isTypeset, hasSubject: hasSubjectOf([]) },
    lessonsOf: () => items.filter(({ kind }) => kind === 'lessons').length,
  };
  expect(items.every((item) => publishIssues(item, around).length === 0)).toBe(refused.length === 0);
  const others = begun.filter(({ kind }) => !items.some((one) => one.kind === kind));
  expect(problemsIn(written([...others, ...items])).length > 0).toBe(refused.length > 0);
});

test('a course with an outline opens later, and a lesson alone is not shown', () => {
  const opening = (items: readonly Source[]) =>
    loadContent(written([...begun, ...items])).courses.map(({ complete, outline }) => [
      complete,
      outline.map(({ id }) => id),
    ]);
  expect(opening([course(fullOf.courses), lesson])).toEqual([
    [false, ['part-1', 'part-2', 'part-3', 'part-4']],
  ]);
  expect(opening([course(open), lesson])).toEqual([[true, ['one']]]);
  expect(opening([lesson])).toEqual([]);
});

const long = 'a'.repeat(limits.lessonBytes + 1);
const question = { question: 'a', options: ['1', '2'], explanation: 'b', answer: 0 };
const quizLesson = { title: 'A', minutes: 1, body: 'a', quiz: [question, question] };
const formulas = (count: number) => '$x$ '.repeat(count);

test.each([
  [
    'a quiz’s question alone',
    { ...quizLesson, quiz: [question, { ...question, explanation: long }] },
    'quiz[1].explanation',
    'faults.textMax',
  ],
  [
    'a translation alone',
    { ...quizLesson, title: { en: 'A', bn: 'আ' }, body: { en: 'a', bn: long } },
    'body (bn)',
    'faults.textMax',
  ],
  [
    'the second of two',
    { ...quizLesson, body: formulas(600), quiz: [{ ...question, question: formulas(1001) }] },
    'quiz[0].question',
    'faults.formulasMax',
  ],
  [
    'none alone, all together',
    { ...quizLesson, body: formulas(600), quiz: [{ ...question, question: formulas(600) }] },
    'body',
    'faults.formulasMax',
  ],
  [
    'a formula of a translation that cannot be read',
    { ...quizLesson, title: { en: 'A', bn: 'আ' }, body: { en: 'Good $1$.', bn: 'খারাপ\n$\\frac{1}$' } },
    'body (bn)',
    'faults.notRead',
  ],
  ['a formula that is untrue', { ...quizLesson, body: 'And $2 + 2 = 5$.' }, 'body', 'faults.untrue'],
  [
    'an answer that is not what its sum comes to',
    { ...quizLesson, quiz: [{ ...question, compute: '1 + 2' }] },
    'quiz[0].compute',
    'faults.rightDiffers',
  ],
])('what stops a lesson is named by its place: %s', (_what, fields, path, key) => {
  expect(sourceIssues('lessons', fields, () => true).map((one) => [one.path, one.key])).toEqual([
    [path, key],
  ]);
});

test('what the schema refuses is named by its field and its language', () => {
  const course = { ...fullOf.courses, list: 'classThirteen', price: -1, outline: [] };
  expect(
    schemaIssues('courses', course)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['list', 'outline', 'price']);
  expect(schemaIssues('courses', { ...fullOf.courses, price: 1.005 })).toMatchObject([{ path: 'price' }]);
  const title = { en: 'Good', bn: 'x'.repeat(81) };
  expect(schemaIssues('lessons', { ...fullOf.lessons, title })).toMatchObject([{ path: 'title (bn)' }]);
});
