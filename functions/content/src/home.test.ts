import { classLists } from '@pathshala/contract/lists';
import { instructorSubjects } from '@pathshala/contract/subjects';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

const { home, courses, books, instructors, lessons, articles } = loadContent();
const said = JSON.stringify(home);

test('home promises nothing that is not there', () => {
  const promises = [
    /live classes for/i,
    /every subject/i,
    /evenings a week/i,
    /free book for every class/i,
    /in their own words/i,
    /a teacher to write to/i,
    /real teachers/i,
  ];
  expect(promises.filter((promise) => promise.test(said))).toEqual([]);
});

test('“lessons with quizzes for every class”: each has an open course, each of its lessons a quiz', () => {
  expect(home.hero.lead).toContain('Lessons with quizzes for every class from 1 to 12');
  for (const { list } of classLists) {
    const open = courses.filter((course) => course.list === list && course.complete);
    expect(open.length, list).toBeGreaterThan(0);
    for (const { _id } of open) {
      expect(
        (lessons.get(_id) ?? []).every(({ quiz }) => quiz.length > 0),
        _id,
      ).toBe(true);
    }
  }
});

test('“free books in Bangla and English”: there are both', () => {
  expect(home.hero.lead).toContain('free books in Bangla and English');
  expect(new Set(books.map(({ lang }) => lang))).toEqual(new Set(['bn', 'en']));
});

test('“forty-five teachers in nine subjects, five for each” are counted', () => {
  expect(home.sections.instructors.lead).toBe('Forty-five teachers in nine subjects, five for each.');
  expect(instructors).toHaveLength(45);
  expect(instructorSubjects).toHaveLength(9);
  for (const { subject } of instructorSubjects) {
    expect(instructors.filter((one) => one.subject === subject)).toHaveLength(5);
  }
});

test('the leads count what stands under them', () => {
  expect(home.sections.moments.lead).toMatch(/^Five drawings/);
  expect(home.moments).toHaveLength(5);
  expect(home.sections.press.lead).toMatch(/^Four headlines/);
  expect(home.press).toHaveLength(4);
  expect(home.sections.brands.lead).toMatch(/^Seven places/);
  expect(home.brands).toHaveLength(7);
  const pupils = home.testimonials.filter(({ role }) => role.startsWith('class'));
  expect([pupils.length, home.testimonials.length]).toEqual([4, 6]);
  expect(articles.length).toBeGreaterThan(2);
});

test('“eight free courses” are counted, and all of them are open', () => {
  expect(home.sections.freeLessons.lead).toMatch(/^Eight free courses\./);
  const free = courses.filter(({ list }) => list === 'freeCourse');
  expect(free.map(({ complete, price }) => [complete, price])).toEqual(Array(8).fill([true, 0]));
});
