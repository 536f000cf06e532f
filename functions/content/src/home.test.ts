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
    /no step (missing|left out)/i,
    /every chapter/i,
    /examiner/i,
    /organic reactions/i,
    /three stories/i,
    /forty-five/i,
  ];
  expect(promises.filter((promise) => promise.test(said))).toEqual([]);
});

test('“a first course for each class”: each has one that is open, and each of its lessons a quiz', () => {
  expect(home.hero.lead).toContain(
    'A first course for each class from 1 to 12, with a quiz after every lesson',
  );
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

test('“one teacher of each subject”, and others to meet', () => {
  expect(home.sections.instructors.lead).toMatch(/^One teacher of each subject/);
  for (const { subject } of instructorSubjects) {
    expect(instructors.filter((one) => one.subject === subject).length).toBeGreaterThan(1);
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
