import { loadContent, type SchoolContent } from '@pathshala/content/load-content';
import { contentFolder, courseIds, courseSource } from '@pathshala/content/testing/content-folder';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Lesson, QuizResult } from '@pathshala/contract/courses/enrolment';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { giveCourse } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { keptFor } from '../core/cache.ts';
import { collections } from '../firestore/collections.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { api, db, emulated, rima } = servedSchool({ who: ['rima'], once: true });
const [complete = ''] = courseIds('classOne');
const [translated = '', plain = ''] = courseIds('classTwo');
const banglaQuestion = (number: string) => ({
  question: `${number} আর ১ কত?`,
  options: ['কিছু না', 'ঠিক উত্তর', 'একশ'],
  explanation: 'এক যোগ করো।',
});
let content: SchoolContent;

beforeAll(async () => {
  const { path, write } = contentFolder();
  const entries = courseIds('classTwo').map(courseSource);
  const bangla = {
    title: { en: 'Numbers', bn: 'সংখ্যা' },
    audience: { en: 'Whoever counts.', bn: 'যে গুনতে চায়।' },
  };
  write('courses/classTwo.json', entries.with(0, { ...entries[0], ...bangla }));
  const text = '---\ntitle: প্রথম পাঠ\n---\n## ভাবনা\n\nএক আর এক: $1 + 1 = 2$।\n';
  write(`lessons/${complete}/1-first.bn.md`, text);
  write(`lessons/${complete}/1-first.bn.quiz.json`, ['১', '২', '৩'].map(banglaQuestion));
  content = loadContent(path);
  await seedCatalogue(db, content);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('every list answers its courses in the order of the seed, with every field', async () => {
  for (const list of listNames) {
    const { status, json, headers } = await api.call(listEndpoints[list], {});
    expect([list, status]).toEqual([list, 200]);
    const courses = json as (Course & { id?: string })[];
    expect(courses.map((course) => course._id)).toEqual(courseIds(list));
    const first = Object.keys(courses[0] ?? {}).filter((name) => name !== 'id');
    expect(first.slice(0, 4)).toEqual(['_id', 'title', 'price', 'img']);
    for (const { id, ...course } of courses) {
      expect(id).toBe(list === 'specialCourse' ? course._id : undefined);
      const { audience, outcomes, outline, ...card } = content.courses.find(
        ({ _id }) => _id === course._id,
      ) as CourseDetail;
      expect(course).toEqual({ ...card, list });
    }
    expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  }
});

const later = () => void vi.setSystemTime(Date.now() + keptFor + 1);

test('open courses come before those that open soon, whatever the stored order', async () => {
  later();
  const kept = collections.catalogue(db).doc('classOne');
  const { courses } = (await kept.get()).data() ?? { courses: [] };
  await kept.update({ courses: courses.toReversed() });
  const { json } = await api.call(listEndpoints.classOne, {});
  await kept.update({ courses });
  const [open = '', ...others] = courseIds('classOne');
  expect((json as Course[]).map(({ _id }) => _id)).toEqual([open, ...others.reverse()]);
});

test('a course answers with its outline, audience and outcomes', async () => {
  const { status, json } = await api.call(endpoints.course, { id: 'classone-course-2' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ _id: 'classone-course-2', price: 4.5, complete: false });
  expect(json).toEqual(content.courses.find(({ _id }) => _id === 'classone-course-2'));
});

test('an unknown course is kept like a known one, by the CDN, and by the instance for a minute', async () => {
  const ask = async (path: string = pathOf(endpoints.course, { id })) => {
    const answer = await api.send('GET', path);
    return [answer.status, answer.headers.get('cache-control')];
  };
  const id = 'comes-later';
  const { json: known } = await api.call(endpoints.course, { id: 'classone-course-2' });
  const unknown = [404, 'public, max-age=30, s-maxage=30'];
  expect(await ask()).toEqual(unknown);
  const { _id, ...record } = known as CourseDetail;
  await collections.courses(db).doc(id).set(record);
  expect(await ask()).toEqual(unknown);
  const lesson = pathOf(endpoints.lesson, { courseId: 'never-comes', lessonId: 'first' });
  expect(await ask(lesson)).toEqual([404, 'private, no-store']);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await ask())[0]).toBe(200);
});

test('health is ok while Firestore answers', async () => {
  const { status, json } = await api.call(endpoints.health, {});
  expect([status, json]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
});

const inBangla = { query: { lang: 'bn' } };

test('a list is in the requested language, and names untranslated texts', async () => {
  const ask = async (given: object) => (await api.call(listEndpoints.classTwo, given)).json as Course[];
  const [first, second] = await ask(inBangla);
  expect(first).toMatchObject({ _id: translated, title: 'সংখ্যা', price: 4.5, lang: { summary: 'en' } });
  expect(second).toMatchObject({ _id: plain, lang: { title: 'en', summary: 'en' } });
  const [english] = await ask({ query: { lang: 'en' } });
  expect(english).toMatchObject({ title: 'Numbers' });
  expect(english).not.toHaveProperty('lang');
  expect(english).not.toHaveProperty('bn');
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

const readLesson = (lessonId: string, given: object = inBangla) =>
  api.call(endpoints.lesson, { courseId: complete, lessonId, ...given });

test('a lesson comes in its version, with Bangla digits and without answers', async () => {
  const { json, headers } = await readLesson('first');
  const bangla = json as Lesson;
  expect(bangla).toMatchObject({
    ...{ _id: 'first', title: 'প্রথম পাঠ', minutes: 5, next: 'second', lang: { courseTitle: 'en' } },
  });
  expect(bangla.body).toContain('<mn>১</mn>');
  const { question, options } = banglaQuestion('১');
  expect(bangla.quiz[0]).toEqual({ question, options });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect((await readLesson('first', {})).json).toMatchObject({ title: 'The first lesson' });
});

test('a lesson without a version comes as it was first written, and says so; no version has an address', async () => {
  await giveCourse(emulated, rima.uid, complete);
  const { json } = await readLesson('second', { ...inBangla, token: rima.token });
  const lang = { title: 'en', courseTitle: 'en', body: 'en', quiz: 'en' };
  expect(json).toMatchObject({ title: 'The second lesson', lang });
  expect(refusal(await readLesson('first.bn', {}))).toEqual([404, 'not-found']);
});

const quizOf = (given: object, answers = [1, 1, 1]) =>
  api.call(endpoints.quiz, { courseId: complete, lessonId: 'first', ...given, body: { answers } });

test('a quiz in Bangla is marked by the same places, and explained in the language', async () => {
  const bangla = (await quizOf(inBangla, [1, 1, 0])).json as QuizResult;
  expect(bangla).toMatchObject({ score: 2, of: 3, correct: [true, true, false] });
  expect(bangla.explanations).toEqual(Array(3).fill('এক যোগ করো।'));
  const english = (await quizOf({}, [1, 1, 0])).json;
  expect(english).toMatchObject({ score: 2, explanations: Array(3).fill('Add one.') });
});

test.each(['fr', 'toString'])('the language “%s” is refused', async (lang) => {
  const answers = await Promise.all([
    api.call(listEndpoints.classTwo, { query: { lang } }),
    api.call(endpoints.course, { id: plain, query: { lang } }),
    readLesson('first', { query: { lang } }),
    api.call(endpoints.search, { query: { q: 'numbers', lang } }),
    quizOf({ query: { lang } }),
  ]);
  for (const answer of answers) {
    expect(refusal(answer)).toEqual([422, 'invalid-fields']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((answer.json as { detail: string }).detail).toBe('lang: must be one of en, bn');
  }
});
