import { describe, expect, test } from 'vitest';
import { templates } from '../practice/templates/all-templates.ts';
import { lessonSources } from '../testing/lesson-sources.ts';
import { exerciseOf, makeCoursePaper, minutesFor, nameOf, questionOf } from './course-paper.ts';

/** All written lessons, as `course/lesson`. */
const lessons = [...new Set(lessonSources().map(({ id }) => id.replace(/\/\d+-/, '/')))];
const courses = [...new Set(lessons.map((id) => id.split('/')[0] ?? ''))];
const quizzesOf = (course: string) =>
  lessons
    .filter((id) => id.startsWith(`${course}/`))
    .map((id) => ({ lessonId: id.slice(course.length + 1), count: 4 }));
const templatesOf = (course: string) =>
  templates.filter((one) => one.lessons.some((lesson) => lesson.startsWith(`${course}/`)));

test('every written course has a paper', () => {
  expect(courses.length).toBeGreaterThanOrEqual(20);
});

describe.each(courses)('%s', (course) => {
  const make = (seed: string) => makeCoursePaper(quizzesOf(course), templatesOf(course), seed);

  test('has ten questions of its quizzes and ten exercises, all different', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const paper = make(String(seed));
      const names = paper.map(nameOf);
      expect(new Set(names).size).toBe(names.length);
      expect(paper.filter(({ kind }) => kind === 'quiz')).toHaveLength(10);
      expect(paper.filter(({ kind }) => kind === 'exercise')).toHaveLength(10);
      expect(minutesFor(paper)).toBe(45);
    }
  });

  test('uses only its own lessons, and depends on the seed alone', () => {
    const paper = make('a');
    expect(make('a')).toEqual(paper);
    expect(make('b')).not.toEqual(paper);
    for (const question of paper) {
      expect(questionOf(nameOf(question))).toEqual(question);
      if (question.kind === 'exercise') {
        expect(exerciseOf(question)?.seed).toBe(question.seed);
        expect(templatesOf(course).map(({ id }) => id)).toContain(question.template);
      } else expect(quizzesOf(course).map(({ lessonId }) => lessonId)).toContain(question.lessonId);
    }
  });
});

test('a course without templates has quiz questions only, one without quizzes has exercises only', () => {
  const quizzes = Array.from({ length: 5 }, (_, at) => ({ lessonId: `l${at}`, count: 5 }));
  const quizOnly = makeCoursePaper(quizzes, [], 'x');
  expect(quizOnly).toHaveLength(20);
  expect(minutesFor(quizOnly)).toBe(30);
  const few = makeCoursePaper([{ lessonId: 'one', count: 3 }], [], 'x');
  expect(few).toHaveLength(3);
  expect(makeCoursePaper([], templates.slice(0, 3), 'x')).toHaveLength(20);
  expect(makeCoursePaper([], [], 'x')).toEqual([]);
});

test('an exercise of a removed template is undefined', () => {
  expect(exerciseOf({ kind: 'exercise', template: 'gone', level: 1, seed: 1 })).toBeUndefined();
});
