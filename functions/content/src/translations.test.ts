import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import {
  type ContentFolder,
  contentFolder,
  courseIds,
  courseSource,
  problemsIn,
} from './testing/content-folder.ts';

let content: ContentFolder;
beforeEach(() => {
  content = contentFolder();
});
afterEach(() => rmSync(content.path, { recursive: true }));

const problems = () => problemsIn(content.path);

const [complete = ''] = courseIds('classOne');
const lesson = `lessons/${complete}/2-second`;

const question = (number: string) => ({
  question: `$${number} + 1$ কত?`,
  options: ['কিছু না', 'ঠিক উত্তর', 'একশ'],
  explanation: 'এক যোগ করো।',
});
const quiz = ['1', '2', '3'].map(question);
const text = '---\ntitle: দ্বিতীয় পাঠ\n---\n## ভাবনা\n\nএক আর এক: $1 + 1 = 2$।\n';

function writeLesson(questions: unknown = quiz): void {
  content.write(`${lesson}.bn.md`, text);
  content.write(`${lesson}.bn.quiz.json`, questions);
}

/** Writes classTwo with its third course changed. */
function change(fields: object): void {
  const entries = courseIds('classTwo').map(courseSource);
  content.write('courses/classTwo.json', entries.with(2, { ...entries[2], ...fields }));
}

test('a lesson has its Bangla version beside it, with the order, minutes and right answers of the first', () => {
  writeLesson();
  const { lessons, courses, in: translated } = loadContent(content.path);
  expect(translated.bn.lessons.get(complete)).toHaveLength(1);
  const [bangla] = translated.bn.lessons.get(complete) ?? [];
  const first = lessons.get(complete)?.[1];
  expect(bangla).toMatchObject({ id: 'second', order: 2, title: 'দ্বিতীয় পাঠ', minutes: first?.minutes });
  expect(bangla?.body).toContain(
    '<span lang="bn"><math aria-label="১ যোগ ১ সমান ২" displaystyle="true"><mrow><mn>১</mn>',
  );
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
    outline: [
      { id: 'one', title: { en: 'One', bn: 'এক' }, minutes: 5 },
      { id: 'two', title: 'Two', minutes: 5 },
      { id: 'three', title: 'Three', minutes: 5 },
    ],
  });
  const read = loadContent(content.path);
  const of = ({ courses }: Pick<typeof read, 'courses'>) =>
    courses.find(({ list, outline }) => list === 'classTwo' && outline[0]?.minutes === 5);
  expect(of(read)).toMatchObject({
    title: 'Numbers',
    outcomes: [outcomes[0], 'Count backwards', outcomes[2]],
  });
  expect(of(read.in.bn)).toMatchObject({
    title: 'সংখ্যা',
    summary: of(read)?.summary,
    outcomes: [outcomes[0], 'উল্টো গোনা', outcomes[2]],
    outline: [{ title: 'এক' }, { title: 'Two' }, { title: 'Three' }],
  });
});

test('a Bangla article keeps its own title in the school’s first language', () => {
  const article = {
    _id: 'bn-both',
    lang: 'bn',
    userName: 'রাইসা',
    subject: 'bangla',
    date: '2026-01-02',
    title: { bn: 'দুই ভাষা', en: 'Two languages' },
    summary: {
      bn: 'দুই ভাষায় বড় হওয়া শিশুর কথা, এক মায়ের চোখে।',
      en: 'A child between two languages, seen by a mother.',
    },
    description: 'একটি দীর্ঘ লেখা, যার শুরু এখানে আর শেষ অনেক দূরে।',
  };
  content.write('blogs/bn-both.json', article);
  const read = loadContent(content.path);
  for (const { articles } of [read, read.in.bn]) {
    expect(articles.find(({ _id }) => _id === 'bn-both')).toMatchObject({ title: 'দুই ভাষা', lang: 'bn' });
  }
});

test('an article with a text in each language is in that of the site; one with a single text keeps its own', () => {
  const write = (id: string, description: unknown) =>
    content.write(`blogs/${id}.json`, {
      _id: id,
      lang: 'en',
      userName: 'Raisa',
      subject: 'bangla',
      date: '2026-01-02',
      title: { en: 'Two languages', bn: 'দুই ভাষা' },
      summary: {
        en: 'A child between two languages, seen by a mother.',
        bn: 'দুই ভাষায় বড় হওয়া শিশুর কথা, এক মায়ের চোখে।',
      },
      description,
    });
  const en = 'A long text that begins here and ends far away from it.';
  write('in-both', { en, bn: 'একটি দীর্ঘ লেখা, যার শুরু এখানে আর শেষ অনেক দূরে।' });
  write('in-one', en);
  const read = loadContent(content.path);
  const langs = (id: string) =>
    [read, read.in.bn].map(({ articles }) => articles.find(({ _id }) => _id === id)?.lang);
  expect(langs('in-both')).toEqual(['en', 'bn']);
  expect(langs('in-one')).toEqual(['en', 'en']);
});

test.each([
  [
    'course',
    () => change({ title: { en: 'Numbers', bn: 'Numbers' } }),
    'courses/classTwo.json: [2].title.bn: has no letters in বাংলা',
  ],
  [
    'outcome',
    () => change({ outcomes: ['Count to ten', { bn: 'গোনা' }, 'Count in twos'] }),
    'courses/classTwo.json: [2].outcomes[1].en: ',
  ],
  [
    'head',
    () => {
      writeLesson();
      content.write(`${lesson}.bn.md`, '---\ntitle: দুই\nminutes: 5\n---\nক');
    },
    `${lesson}.bn.md: (whole): `,
  ],
  [
    'text that is missing',
    () => {
      writeLesson();
      content.remove(`${lesson}.bn.md`);
    },
    `${lesson}.bn.quiz.json: (file): stands beside no 2-second.bn.md`,
  ],
  [
    'quiz that is missing',
    () => {
      writeLesson();
      content.remove(`${lesson}.bn.quiz.json`);
    },
    `${lesson}.bn.quiz.json: (file): is missing`,
  ],
  [
    'quiz that is shorter',
    () => writeLesson(quiz.slice(1)),
    `${lesson}.bn.quiz.json: (whole): has 2 questions, and the first version 3`,
  ],
  [
    'question with more options',
    () => writeLesson(quiz.with(1, { ...question('2'), options: ['ক', 'খ', 'গ', 'ঘ'] })),
    `${lesson}.bn.quiz.json: [1].options: are 4, and the first version has 3`,
  ],
  [
    'answer of its own',
    () => writeLesson(quiz.with(1, { ...question('2'), answer: 1 } as never)),
    `${lesson}.bn.quiz.json: [1]: `,
  ],
  [
    'lesson of another name',
    () => {
      content.write(`lessons/${complete}/4-fourth.bn.md`, text);
      content.write(`lessons/${complete}/4-fourth.bn.quiz.json`, quiz);
    },
    `lessons/${complete}/4-fourth.bn.md: (file): stands beside no 4-fourth.md`,
  ],
])('a translation with a bad %s is named with its file', (_name, write, start) => {
  write();
  expect(problems()[0]?.slice(0, start.length)).toBe(start);
});
