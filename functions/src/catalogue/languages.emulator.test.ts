import { rmSync } from 'node:fs';
import { loadContent } from '@pathshala/content/load-content';
import { contentFolder, courseIds, courseSource } from '@pathshala/content/testing/content-folder';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Lesson, QuizResult } from '@pathshala/contract/courses/enrolment';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { person } from '../../test/support/people.ts';
import { giveCourse } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { api, db, emulated } = servedSchool({ who: [], once: true });

const [complete = ''] = courseIds('classOne');
const [translated = '', plain = ''] = courseIds('classTwo');
const lesson = { courseId: complete, lessonId: 'first' };

const question = (number: string) => ({
  question: `${number} আর ১ কত?`,
  options: ['কিছু না', 'ঠিক উত্তর', 'একশ'],
  explanation: 'এক যোগ করো।',
});

beforeAll(async () => {
  const content = contentFolder();
  const entries = courseIds('classTwo').map(courseSource);
  const bangla = {
    title: { en: 'Numbers', bn: 'সংখ্যা' },
    audience: { en: 'Whoever counts.', bn: 'যে গুনতে চায়।' },
  };
  content.write('courses/classTwo.json', entries.with(0, { ...entries[0], ...bangla }));
  content.write(
    `lessons/${complete}/1-first.bn.md`,
    '---\ntitle: প্রথম পাঠ\n---\n## ভাবনা\n\nএক আর এক: $1 + 1 = 2$।\n',
  );
  content.write(`lessons/${complete}/1-first.bn.quiz.json`, ['১', '২', '৩'].map(question));
  await seedCatalogue(db, loadContent(content.path));
  rmSync(content.path, { recursive: true });
});
const inBangla = { query: { lang: 'bn' } };

describe('a list', () => {
  const ask = async (given: object = {}) =>
    (await api.call(listEndpoints.classTwo, given)).json as readonly Course[];

  test('is in the requested language, and names untranslated texts', async () => {
    const [first, second] = await ask(inBangla);
    expect(first).toMatchObject({ _id: translated, title: 'সংখ্যা', price: 4.5, lang: { summary: 'en' } });
    expect(second).toMatchObject({ _id: plain, lang: { title: 'en', summary: 'en' } });
    const [english] = await ask({ query: { lang: 'en' } });
    expect(english).toMatchObject({ title: 'Numbers' });
    expect(english).not.toHaveProperty('lang');
    expect(english).not.toHaveProperty('bn');
  });
});

test('a course is translated field by field', async () => {
  const ask = async (id: string, given: object = inBangla) =>
    (await api.call(endpoints.course, { id, ...given })).json as CourseDetail;
  const course = await ask(translated);
  expect(course).toMatchObject({
    title: 'সংখ্যা',
    audience: 'যে গুনতে চায়।',
    outline: [{ title: 'Lesson one' }, {}, {}],
  });
  expect(course.lang).toMatchObject({ summary: 'en', 'outcomes[0]': 'en', 'outline[2].title': 'en' });
  expect(Object.keys(course.lang ?? {})).not.toContain('title');
  const withLessons = await ask(complete);
  expect(withLessons.outline.map(({ title }) => title)).toEqual([
    'প্রথম পাঠ',
    'The second lesson',
    'The third lesson',
  ]);
  expect(withLessons.lang).not.toHaveProperty(['outline[0].title']);
  const english = await ask(translated, {});
  expect([english.title, 'lang' in english, 'bn' in english]).toEqual(['Numbers', false, false]);
});

describe('a lesson', () => {
  const read = async (lessonId: string, given: object = inBangla) =>
    await api.call(endpoints.lesson, { courseId: complete, lessonId, ...given });

  test('comes in its version, with Bangla digits and without answers', async () => {
    const { json, headers } = await read('first');
    const bangla = json as Lesson;
    expect(bangla).toMatchObject({
      _id: 'first',
      title: 'প্রথম পাঠ',
      minutes: 5,
      next: 'second',
      lang: { courseTitle: 'en' },
    });
    expect(bangla.body).toContain('<mn>১</mn>');
    expect(bangla.quiz[0]).toEqual({ question: '১ আর ১ কত?', options: question('১').options });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await read('first', {})).json).toMatchObject({ title: 'The first lesson' });
  });

  test('that has none comes as it was first written, and says so; no version has an address of its own', async () => {
    const reader = await person(emulated, 'reader@school.test');
    await giveCourse(emulated, reader.uid, complete);
    const answer = await read('second', { ...inBangla, token: reader.token });
    expect(answer.json).toMatchObject({
      title: 'The second lesson',
      lang: { title: 'en', courseTitle: 'en', body: 'en', quiz: 'en' },
    });
    const direct = await read('first.bn', {});
    expect([direct.status, codeOf(direct)]).toEqual([404, 'not-found']);
  });

  test('its quiz is marked by the same places, and explained in the language', async () => {
    const mark = async (given: object) =>
      (await api.call(endpoints.quiz, { ...lesson, ...given, body: { answers: [1, 1, 0] } }))
        .json as QuizResult;
    const bangla = await mark(inBangla);
    expect(bangla).toMatchObject({ score: 2, of: 3, correct: [true, true, false] });
    expect(bangla.explanations).toEqual(Array(3).fill('এক যোগ করো।'));
    expect(await mark({})).toMatchObject({ score: 2, explanations: Array(3).fill('Add one.') });
  });
});

test.each(['fr', 'toString'])('the language “%s” is refused', async (lang) => {
  const answers = await Promise.all([
    api.call(listEndpoints.classTwo, { query: { lang } }),
    api.call(endpoints.course, { id: plain, query: { lang } }),
    api.call(endpoints.lesson, { ...lesson, query: { lang } }),
    api.call(endpoints.search, { query: { q: 'numbers', lang } }),
    api.call(endpoints.quiz, { ...lesson, query: { lang }, body: { answers: [1, 1, 1] } }),
  ]);
  for (const answer of answers) {
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((answer.json as { detail: string }).detail).toBe('lang: must be one of en, bn');
  }
});
