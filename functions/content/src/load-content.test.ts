import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from './load-content.ts';
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
afterEach(() => rmSync(content.path, { recursive: true }));

const problems = () => problemsIn(content.path);

const [complete = ''] = courseIds('classOne');
const lesson = `lessons/${complete}/2-second`;

/** Writes classTwo with its third course changed. */
function change(fields: object): void {
  const entries = courseIds('classTwo').map(courseSource);
  content.write('courses/classTwo.json', entries.with(2, { ...entries[2], ...fields }));
}

test('a good seed has no problems', () => expect(problems()).toEqual([]));

test('in a Bangla lesson the formulas of text and quiz are said in Bangla', () => {
  content.write(
    `${lesson}.md`,
    '---\ntitle: যোগ\nminutes: 5\n---\n## যোগ\n\nদুই আর তিন মিলে পাঁচ: $2 + 3 = 5$.\n',
  );
  const { body, quiz } = loadContent(content.path).lessons.get(complete)?.[1] ?? {};
  expect(body).toContain('<span lang="bn"><math aria-label="২ যোগ ৩ সমান ৫" ');
  expect(quiz?.[0]?.question).toContain('<span lang="bn"><math aria-label="১ যোগ ১" ');
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
  const text = (body: string) =>
    content.write(`${lesson}.md`, `---\ntitle: Second\nminutes: 5\n---\n## Two\n\n${body}\n`);
  text('It is the first.');
  bothWays();
  text('It is another.');
  expect(JSON.stringify([...(bothWays()?.lessons || [])])).toContain('It is another.');
  text('It is broken: $\\frac{1}$.');
  expect(bothWays()?.found).toHaveLength(1);
  expect(bothWays()?.found).toHaveLength(1);
});

test.each([
  ['price', { price: -1 }, /^courses\/classTwo\.json: \[2\]\.price: must be 0 or more/],
  ['price', { price: 4.999 }, /^courses\/classTwo\.json: \[2\]\.price: can have at most two decimals/],
  ['price', { price: '5' }, /^courses\/classTwo\.json: \[2\]\.price: has the wrong type/],
  ['title', { title: undefined }, /^courses\/classTwo\.json: \[2\]\.title: must be filled in/],
  [
    'title',
    { title: ' Spaced ' },
    /^courses\/classTwo\.json: \[2\]\.title: must not begin or end with a space/,
  ],
  ['subject', { subject: 'alchemy' }, /^courses\/classTwo\.json: \[2\]\.subject: .*one from/],
  [
    'id',
    { id: 'Not Kebab' },
    /^courses\/classTwo\.json: \[2\]\.id: must be lowercase letters, digits and hyphens/,
  ],
  ['unknown field', { colour: 'red' }, /^courses\/classTwo\.json: \[2\].*colour/],
  ['outcomes', { outcomes: [] }, /^courses\/classTwo\.json: \[2\]\.outcomes: .*at least 1/],
  ['outline', { outline: undefined }, /^courses\/classTwo\.json: \[2\]: outline: is missing/],
  [
    'lesson minutes',
    { outline: outlineWith({ minutes: 12.5 }) },
    /^courses\/classTwo\.json: \[2\]\.outline\[1\]\.minutes/,
  ],
  ['lesson id', { outline: outlineWith({ id: 'one' }) }, /^courses\/classTwo\.json: \[2\]: outline: .*twice/],
])('a bad %s is named with its file', (_name, fields, message) => {
  change(fields);
  expect(problems()).toEqual([expect.stringMatching(message)]);
});

function outlineWith(changes: object): object[] {
  const outline = courseSource('any').outline as object[];
  return outline.with(1, { ...outline[1], ...changes });
}

test('an id that two lists have is named', () => {
  change({ id: 'kidscourse-course-1' });
  expect(problems()).toEqual(['courses/kidsCourse.json: kidscourse-course-1: is in classTwo already']);
});

test.each([
  ['too few', '[]', /^courses\/liveCourse\.json: \(whole\): needs at least 8 courses/],
  ['broken JSON', '[{]', /^courses\/liveCourse\.json: \(json\): /],
])('a list with %s is named', (_name, text, message) => {
  content.write('courses/liveCourse.json', text);
  expect(problems()).toContainEqual(expect.stringMatching(message));
});

test('a list that is missing is named', () => {
  content.remove('courses/liveCourse.json');
  expect(problems()).toEqual(['courses/liveCourse.json: (file): is missing']);
});

test.each([
  ['front matter', 'No head at all', `${lesson}.md: (front matter): is missing`],
  ['minutes', '---\ntitle: Second\nminutes: soon\n---\nText', `${lesson}.md: minutes: `],
  ['title that is not YAML', '---\nminutes: 5\ntitle: a: b\n---\nText', `${lesson}.md: title: line 3: `],
  ['title, given twice', '---\ntitle: Two\nminutes: 5\ntitle: 2\n---\nText', `${lesson}.md: title: line 4: `],
  ['head that has no fields', '---\nTwo\n---\nText', `${lesson}.md: (whole): `],
  ['formula', '---\ntitle: Second\nminutes: 5\n---\n$\\frac{1}$', `${lesson}.md: body: `],
])('a lesson with a bad %s is named', (_name, text, start) => {
  content.write(`${lesson}.md`, text);
  expect(problems()[0]?.startsWith(start)).toBe(true);
});

test.each([
  ['1971', '1971'],
  ['yes', 'yes'],
  ['2026-05-04', '2026-05-04'],
  ['"Sums: the start"', 'Sums: the start'],
  ["'It''s'", "It's"],
  ["A chemist's dozen", "A chemist's dozen"],
])('a lesson’s title %s is the text that the author meant', (written, title) => {
  content.write(`${lesson}.md`, `---\ntitle: ${written}\nminutes: 5\n---\nText`);
  const [, second] = loadContent(content.path).lessons.get(complete) ?? [];
  expect(second).toMatchObject({ title, minutes: 5 });
});

test.each([
  ['answer', { answer: 3 }, '[1].answer: is not one of the options'],
  ['options', { options: ['Same', 'Same', 'Other'] }, '[1].options: must all be different'],
  ['explanation', { explanation: '' }, '[1].explanation: '],
  ['feedback', { feedback: ['', 'b', '', 'd'] }, '[1].feedback: has more entries than options'],
])('a question with a bad %s is named', (_name, fields, message) => {
  const questions = ['1', '2', '3'].map(quizQuestion);
  content.write(`${lesson}.quiz.json`, questions.with(1, { ...questions[1], ...fields }));
  expect(problems()[0]).toContain(`${lesson}.quiz.json: ${message}`);
});

test('what is said of wrong options is rendered at their places, and left out where nothing is', () => {
  const questions = ['1', '2', '3'].map(quizQuestion);
  content.write(
    `${lesson}.quiz.json`,
    questions.with(1, { ...questions[1], feedback: ['', '', 'Not **so** many.'] }),
  );
  const [, second] = loadContent(content.path).lessons.get(complete) ?? [];
  expect(second?.quiz[1]?.feedback).toEqual(['', '', 'Not <strong>so</strong> many.']);
  expect(second?.quiz[0]).not.toHaveProperty('feedback');
});

test('a lesson need not have a quiz, and its course says so', () => {
  content.remove(`${lesson}.quiz.json`);
  const { courses, lessons } = loadContent(content.path);
  expect(lessons.get(complete)?.[1]?.quiz).toEqual([]);
  const marks = courses.find(({ _id }) => _id === complete)?.outline.map(({ noQuiz }) => noQuiz);
  expect(marks).toEqual([undefined, true, undefined]);
});

test('a course may have one lesson', () => {
  for (const name of ['2-second', '3-third'])
    for (const ending of ['md', 'quiz.json']) content.remove(`lessons/${complete}/${name}.${ending}`);
  expect(loadContent(content.path).lessons.get(complete)).toHaveLength(1);
});

test('a quiz without its lesson, a lesson out of order, or of no course is named', () => {
  content.remove(`${lesson}.md`);
  expect(problems()).toEqual([
    `lessons/${complete}/3-third.md: (name): should be number 2`,
    `${lesson}.quiz.json: (file): stands beside no 2-second.md`,
  ]);
  content.write('lessons/nobodys-course/1-first.md', '---\ntitle: First\nminutes: 5\n---\nText');
  expect(problems()).toContain('lessons/nobodys-course: (folder): belongs to no course');
});

test('a bad article is named by its file, with every bad field', () => {
  content.write('blogs/bad.json', { _id: 'Not Kebab', title: 'A title', date: 'yesterday' });
  const found = problems();
  for (const field of ['_id', 'date', 'description']) {
    expect(found.some((line) => line.startsWith(`blogs/bad.json: ${field}: `))).toBe(true);
  }
});

test('a folder of a kind that need not be there is checked where it is', () => {
  const { text: _, ...entry } = { id: 'eid', title: 'Holidays', text: 'No lessons', from: '2026-05-27' };
  content.write('notices/eid.json', { ...entry, until: '2026-05-01' });
  expect(problems()).toEqual([
    'notices/eid.json: text: must be filled in',
    'notices/eid.json: until: must not be before the first day',
  ]);
});

test.each(['instructors.json', 'site/home.json', 'books'])('a missing %s is named', (file) => {
  content.remove(file);
  expect(problems().some((line) => line.startsWith(`${file}: `))).toBe(true);
});

test.each([
  ['a missing text', undefined, /^pages\/terms\.md: \(file\): is missing/],
  ['a word nobody fills', 'Hello\n\n## Who\n\n{boss}', /^pages\/terms\.md: \{boss\}: is not known/],
  [
    'two sections of one name',
    'Hello\n\n## Who\n\na\n\n## Who\n\nb',
    /^pages\/terms\.md: \(text\): who appears twice/,
  ],
  ['no words for a child', '## Who\n\na', /^pages\/terms\.md: \(text\): must start with text for children/],
  ['a link that leads nowhere good', '[x](javascript:a)\n\n## Who\n\na', /^pages\/terms\.md: \(text\): /],
])('%s on a page of the school is named with its file', (_name, text, message) => {
  const head =
    '---\nlead: What the school promises, and what it asks of you, in plain words.\nupdated: 2026-01-31\n---\n';
  content.remove('pages/terms.bn.md');
  if (text === undefined) content.remove('pages/terms.md');
  else content.write('pages/terms.md', head + text);
  expect(problems()).toEqual([expect.stringMatching(message)]);
});
