import { inFull } from '@pathshala/contract/testing/full';
import { expect, test } from 'vitest';
import { levels } from '../practice/exercise.ts';
import { templates } from '../practice/templates/all-templates.ts';
import { textIn } from '../practice/text-in.ts';
import { lessonSources } from '../testing/lesson-sources.ts';
import { sameness } from './assign-exercises.ts';
import { exerciseOf, makeCoursePaper, minutesFor, parseQuestionKey, questionKey } from './course-paper.ts';

/** All written lessons, as `course/lesson`. */
const lessons = [...new Set(lessonSources().map(({ id }) => id))];
const courses = [...new Set(lessons.map((id) => id.split('/')[0] ?? ''))];

test.each(courses)(
  '%s has ten questions of its own quizzes and ten of its own exercises, all different',
  (course) => {
    const quizzes = lessons
      .filter((id) => id.startsWith(`${course}/`))
      .map((id) => ({ lessonId: id.slice(course.length + 1), count: 4 }));
    const own = templates.filter((one) => one.lessons.some((lesson) => lesson.startsWith(`${course}/`)));
    const make = (seed: number) => makeCoursePaper(quizzes, own, String(seed));
    for (let seed = 0; seed < inFull(20, 3); seed += 1) {
      const paper = make(seed);
      expect(new Set(paper.map(questionKey)).size).toBe(20);
      expect(paper.filter(({ kind }) => kind === 'quiz')).toHaveLength(10);
      expect(minutesFor(paper)).toBe(45);
      for (const question of paper) {
        expect(parseQuestionKey(questionKey(question))).toEqual(question);
        if (question.kind === 'exercise') {
          expect(exerciseOf(question)?.seed).toBe(question.seed);
          expect(own.map(({ id }) => id)).toContain(question.template);
        } else expect(quizzes.map(({ lessonId }) => lessonId)).toContain(question.lessonId);
      }
    }
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
  },
);

test('a course without templates has quiz questions only, one without quizzes has exercises only', () => {
  const quizzes = Array.from({ length: 5 }, (_, at) => ({ lessonId: `l${at}`, count: 5 }));
  expect(minutesFor(makeCoursePaper(quizzes, [], 'x'))).toBe(30);
  const counts = [
    makeCoursePaper(quizzes, [], 'x'),
    makeCoursePaper([{ lessonId: 'one', count: 3 }], [], 'x'),
    makeCoursePaper([], templates.slice(0, 3), 'x'),
    makeCoursePaper([], [], 'x'),
  ].map(({ length }) => length);
  expect(counts).toEqual([20, 3, 20, 0]);
});

test('an exercise of a removed template is undefined', () => {
  expect(exerciseOf({ kind: 'exercise', template: 'gone', level: 1, seed: 1 })).toBeUndefined();
});

/** The API compares a question's values: values that the question does not show must not make two differ. */
test.each(levels)(
  'no question of level %i reads the same as another that is made of something else',
  (level) => {
    const repeated = templates.flatMap(({ id, generate }) => {
      const made = Array.from({ length: inFull(300, 25) }, (_, seed) => generate(seed, level));
      const read = new Set(made.map((one) => sameness(one, (question) => textIn(question, 'en'))));
      return read.size < new Set(made.map((one) => sameness(one))).size ? [id] : [];
    });
    expect(repeated).toEqual([]);
  },
);
