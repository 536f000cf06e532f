import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent, madeOnce } from './load-content.ts';
import {
  type ContentFolder,
  contentFolder,
  courseIds,
  courseSource,
  problemsIn,
  quizQuestion,
} from './testing/content-folder.ts';

let content: ContentFolder;
beforeEach(() => {
  content = contentFolder();
});
afterEach(() => vi.unstubAllEnvs());

const problems = () => problemsIn(content.path);

const [complete = ''] = courseIds('classOne');
const lesson = `lessons/${complete}/2-second`;
const lessonOf = (read: Pick<ReturnType<typeof loadContent>, 'lessons'>) => read.lessons.get(complete)?.[1];

/** Writes classTwo with its third course changed. */
function change(fields: object): void {
  const entries = courseIds('classTwo').map(courseSource);
  content.write('courses/classTwo.json', entries.with(2, { ...entries[2], ...fields }));
}
function outlineWith(changes: object): object[] {
  const outline = courseSource('any').outline as object[];
  return outline.with(1, { ...outline[1], ...changes });
}
const writeText = (head: string, body = 'Text') =>
  content.write(`${lesson}.md`, `---\n${head}\n---\n${body}`);
const questions = ['1', '2', '3'].map(quizQuestion);
const writeQuestion = (fields: object) =>
  content.write(`${lesson}.quiz.json`, questions.with(1, { ...questions[1], ...fields }));

const inBangla = (number: string) => ({
  question: `$${number} + 1$ কত?`,
  options: ['কিছু না', 'ঠিক উত্তর', 'একশ'],
  explanation: 'এক যোগ করো।',
});
const banglaQuiz = ['1', '2', '3'].map(inBangla);
const banglaText = '---\ntitle: দ্বিতীয় পাঠ\n---\n## ভাবনা\n\nএক আর এক: $1 + 1 = 2$।\n';
function writeBangla(quiz: unknown = banglaQuiz): void {
  content.write(`${lesson}.bn.md`, banglaText);
  content.write(`${lesson}.bn.quiz.json`, quiz);
}
const writePage = (text: string) => {
  content.remove('pages/terms.bn.md');
  const lead = 'What the school promises, and what it asks of you, in plain words.';
  content.write(
    'pages/terms.md',
    `---\ntitle: Terms\nlead: ${lead}\nupdated: 2026-01-31\nfooter: yes\n---\n${text}`,
  );
};

function writeBanglaPage() {
  writePage('Hello\n\n## Who\n\na');
  const lead = 'স্কুল কী কথা দেয়, আর তোমার কাছে কী চায়, সহজ কথায় লেখা আছে এখানে।';
  content.write('pages/terms.bn.md', `---\ntitle: নিয়ম\nlead: ${lead}\n---\nক`);
}

test('a good seed has no problems', () => expect(problems()).toEqual([]));

const two = 'courses/classTwo.json: [2]';
const live = 'courses/liveCourse.json';

test.each<[what: string, write: () => void, ...starts: string[]]>([
  ['negative price', () => change({ price: -1 }), `${two}.price: must be 0 or more`],
  ['price in parts of a cent', () => change({ price: 4.999 }), `${two}.price: can have at most two decimals`],
  ['id', () => change({ id: 'Not Kebab' }), `${two}.id: must be lowercase letters, digits and hyphens`],
  ['lesson id', () => change({ outline: outlineWith({ id: 'one' }) }), `${two}.outline: must all differ`],
  [
    'id that two lists have',
    () => change({ id: 'kidscourse-course-1' }),
    'courses/kidsCourse.json: kidscourse-course-1: is in classTwo already',
  ],
  ['list that is no JSON', () => content.write(live, '[{]'), `${live}: (json): `],
  ['missing list', () => content.remove(live), `${live}: (file): is missing`],
  ['head', () => content.write(`${lesson}.md`, 'No head at all'), `${lesson}.md: (front matter): is missing`],
  ['length of a lesson', () => writeText('title: Second\nminutes: soon'), `${lesson}.md: minutes: `],
  ['title that is no YAML', () => writeText('minutes: 5\ntitle: a: b'), `${lesson}.md: title: line 3: `],
  ['TeX', () => writeText('title: Second\nminutes: 5', '$\\frac{1}$'), `lessons/${complete}~second: body: `],
  ['index', () => writeQuestion({ answer: 3 }), `${lesson}.quiz.json: [1].answer: is not one of the options`],
  [
    'feedback',
    () => writeQuestion({ feedback: ['', 'b', '', 'd'] }),
    `${lesson}.quiz.json: [1].feedback: has more entries than options`,
  ],
  [
    'quiz without its lesson',
    () => content.remove(`${lesson}.md`),
    `lessons/${complete}/3-third.md: (name): should be number 2`,
    `${lesson}.quiz.json: (file): stands beside no 2-second.md`,
  ],
  [
    'article',
    () => content.write('blogs/bad.json', { _id: 'Not Kebab', title: 'A title', date: 'yesterday' }),
    'blogs/bad.json: _id: ',
    'blogs/bad.json: date: ',
    'blogs/bad.json: description: ',
  ],
  [
    'notice',
    () => {
      const days = { from: '2026-05-27', until: '2026-05-01' };
      content.write('notices/eid.json', { id: 'eid', title: 'Holidays', ...days });
    },
    'notices/eid.json: text: must be filled in',
    'notices/eid.json: until: must not be before the first day',
  ],
  ['missing page', () => content.remove('pages/terms.md'), 'pages/terms.md: (file): is missing'],
  [
    'page at an address of the site',
    () => content.write('pages/courses.md', ''),
    'pages/courses.md: (name): is taken',
    'pages/courses.md: (front matter): ',
  ],
  ['word nobody fills', () => writePage('Hello\n\n## Who\n\n{boss}'), 'pages/terms: body: '],
  ['version without a section', () => writeBanglaPage(), 'pages/terms: body (bn): '],
  ['outcome in Bangla alone', () => change({ outcomes: [{ bn: 'গোনা' }] }), `${two}.outcomes[0].en: `],
  [
    'head of a translation',
    () => {
      writeBangla();
      content.write(`${lesson}.bn.md`, '---\ntitle: দুই\nminutes: 5\n---\nক');
    },
    `${lesson}.bn.md: (whole): `,
  ],
  [
    'translation without a text',
    () => content.write(`${lesson}.bn.quiz.json`, banglaQuiz),
    `${lesson}.bn.quiz.json: (file): stands beside no 2-second.bn.md`,
  ],
  [
    'translation without a quiz',
    () => content.write(`${lesson}.bn.md`, banglaText),
    `${lesson}.bn.quiz.json: (file): is missing`,
  ],
  [
    'translation with a shorter quiz',
    () => writeBangla(banglaQuiz.slice(1)),
    `${lesson}.bn.quiz.json: (whole): has 2 questions, and the first version 3`,
  ],
  [
    'translation with more options',
    () => writeBangla(banglaQuiz.with(1, { ...inBangla('2'), options: ['ক', 'খ', 'গ', 'ঘ'] })),
    `${lesson}.bn.quiz.json: [1].options: are 4, and the first version has 3`,
  ],
  [
    'translation with an answer of its own',
    () => writeBangla(banglaQuiz.with(1, { ...inBangla('2'), answer: 1 } as never)),
    `${lesson}.bn.quiz.json: [1]: `,
  ],
  [
    'translation of no lesson',
    () => {
      content.write(`lessons/${complete}/4-fourth.bn.md`, banglaText);
      content.write(`lessons/${complete}/4-fourth.bn.quiz.json`, banglaQuiz);
    },
    `lessons/${complete}/4-fourth.bn.md: (file): stands beside no 4-fourth.md`,
  ],
])('a bad thing is named with its file: %s', (_what, write, ...starts) => {
  write();
  const found = problems();
  for (const start of starts)
    expect(
      found.some((line) => line.startsWith(start)),
      found.join('\n'),
    ).toBe(true);
});

test('lessons that were kept are as they would be read, with what is wrong in them', () => {
  const bothWays = () => {
    const reads = ['kept', ''].map((folder) => {
      vi.stubEnv('PATHSHALA_CONTENT', folder && join(content.path, folder));
      const found = problems();
      return { found, lessons: found.length === 0 && loadContent(content.path).lessons };
    });
    vi.unstubAllEnvs();
    expect(reads[0]).toEqual(reads[1]);
    return reads[0];
  };
  writeText('title: Second\nminutes: 5', 'It is the first.');
  bothWays();
  writeText('title: Second\nminutes: 5', 'It is another.');
  expect(JSON.stringify([...(bothWays()?.lessons || [])])).toContain('It is another.');
  writeText('title: Second\nminutes: 5', 'It is broken: $\\frac{1}$.');
  expect(bothWays()?.found).toHaveLength(1);
  expect(bothWays()?.found).toHaveLength(1);
});

test('what one step has made the next one takes, of the same files and from the same place, if it can be read', () => {
  const folder = join(content.path, 'made');
  vi.stubEnv('PATHSHALA_CONTENT', join(folder, 'one'));
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'files');
  const make = vi.fn(() => new Map([['a', [1]]]));
  const timesMade = (name: string, of?: string) => {
    expect(madeOnce(name, make, of === undefined ? {} : { of })).toEqual(new Map([['a', [1]]]));
    return make.mock.calls.length;
  };
  expect([timesMade('a'), timesMade('a'), timesMade('b')]).toEqual([1, 1, 2]);
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'other files');
  expect([timesMade('a'), timesMade('a', 'its own files')]).toEqual([3, 4]);
  vi.stubEnv('PATHSHALA_CONTENT_OF', 'files again');
  expect(timesMade('a', 'its own files')).toBe(4);
  for (const name of readdirSync(join(folder, 'one'))) writeFileSync(join(folder, 'one', name), 'broken');
  expect(timesMade('a', 'its own files')).toBe(5);
  vi.stubEnv('PATHSHALA_CONTENT', join(folder, 'two'));
  expect(timesMade('a', 'its own files')).toBe(6);
  vi.stubEnv('PATHSHALA_CONTENT', '');
  expect([timesMade('a'), timesMade('a')]).toEqual([7, 8]);
});

test.each([
  ['2026-05-04', '2026-05-04'],
  ['"Sums: the start"', 'Sums: the start'],
  ["'It''s'", "It's"],
  ["A chemist's dozen", "A chemist's dozen"],
])('a lesson’s title %s is the text that the author meant', (written, title) => {
  writeText(`title: ${written}\nminutes: 5`);
  expect(lessonOf(loadContent(content.path))).toMatchObject({ title, minutes: 5 });
});

test('what is said of wrong options is rendered at their places, and left out where nothing is', () => {
  writeQuestion({ feedback: ['', '', 'Not **so** many.'] });
  const quiz = lessonOf(loadContent(content.path))?.quiz;
  expect(quiz?.[1]?.feedback).toEqual(['', '', 'Not <strong>so</strong> many.']);
  expect(quiz?.[0]).not.toHaveProperty('feedback');
});

test('a lesson need not have a quiz, and its course says so; a course may have one lesson', () => {
  content.remove(`${lesson}.quiz.json`);
  const { courses, lessons } = loadContent(content.path);
  expect(lessons.get(complete)?.[1]?.quiz).toEqual([]);
  const marks = courses.find(({ _id }) => _id === complete)?.outline.map(({ noQuiz }) => noQuiz);
  expect(marks).toEqual([undefined, true, undefined]);
  for (const name of ['2-second.md', '3-third.md', '3-third.quiz.json'])
    content.remove(`lessons/${complete}/${name}`);
  expect(loadContent(content.path).lessons.get(complete)).toHaveLength(1);
});

test('a lesson has its Bangla version beside it, with the minutes and right answers of the first', () => {
  writeBangla();
  const { lessons, courses, in: translated } = loadContent(content.path);
  const [first, bangla] = [lessons.get(complete)?.[1], translated.bn.lessons.get(complete)?.[0]];
  expect(bangla).toMatchObject({ id: 'second', title: 'দ্বিতীয় পাঠ', minutes: first?.minutes });
  expect(bangla?.body).toContain('<span lang="bn"><math aria-label="১ যোগ ১ সমান ২" ');
  expect(bangla?.quiz.map(({ answer }) => answer)).toEqual(first?.quiz.map(({ answer }) => answer));
  expect(first?.title).toBe('The second lesson');
  const titles = (all: typeof courses) =>
    all.find(({ _id }) => _id === complete)?.outline.map(({ title }) => title);
  expect(titles(courses)).toEqual(['The first lesson', 'The second lesson', 'The third lesson']);
  expect(titles(translated.bn.courses)).toEqual(['The first lesson', 'দ্বিতীয় পাঠ', 'The third lesson']);
});

test('a course is read in both languages; what has no translation falls back', () => {
  const { outcomes } = courseSource('any') as { outcomes: string[] };
  change({
    title: { en: 'Numbers', bn: 'সংখ্যা' },
    outcomes: outcomes.with(1, { en: 'Count backwards', bn: 'উল্টো গোনা' } as never),
  });
  const read = loadContent(content.path);
  const of = ({ courses }: Pick<typeof read, 'courses'>) =>
    courses.find(({ _id }) => _id === courseIds('classTwo')[2]);
  expect(of(read)).toMatchObject({
    title: 'Numbers',
    outcomes: [outcomes[0], 'Count backwards', outcomes[2]],
  });
  expect(of(read.in.bn)).toMatchObject({
    ...{ title: 'সংখ্যা', summary: of(read)?.summary },
    outcomes: [outcomes[0], 'উল্টো গোনা', outcomes[2]],
  });
});

test('an article is in the language of its text; one with a text in each is in that of the site', () => {
  const text = {
    en: 'A long text that begins here and ends far away.',
    bn: 'একটি দীর্ঘ লেখা, যার শেষ অনেক দূরে।',
  };
  const write = (_id: string, lang: 'en' | 'bn', description: unknown) =>
    content.write(`blogs/${_id}.json`, {
      ...{ _id, lang, userName: 'Raisa', subject: 'bangla', date: '2026-01-02', description },
      title: { en: 'Two languages', bn: 'দুই ভাষা' },
      summary: { en: 'A child between two languages.', bn: 'দুই ভাষায় বড় হওয়া শিশুর কথা।' },
    });
  write('in-both', 'en', text);
  write('in-one', 'en', text.en);
  write('bn-one', 'bn', text.bn);
  const read = loadContent(content.path);
  const of = (id: string) => [read, read.in.bn].map(({ articles }) => articles.find(({ _id }) => _id === id));
  const langs = ['in-both', 'in-one', 'bn-one'].map((id) => of(id).map((one) => one?.lang));
  expect(langs).toEqual([
    ['en', 'bn'],
    ['en', 'en'],
    ['bn', 'bn'],
  ]);
  expect(of('bn-one').map((one) => one?.title)).toEqual(['দুই ভাষা', 'দুই ভাষা']);
});
