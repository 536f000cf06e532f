import { expect, test } from 'vitest';
import { listedCourse } from '../../testing/listed-course.ts';
import { choicesOf, everything, filtered, filterFrom, withFilter } from './course-filter.ts';

const courses = [
  listedCourse('sums'),
  listedCourse('light', { list: 'classEight', subject: 'physics' }),
  listedCourse('salts', { list: 'classEight', subject: 'chemistry', complete: false }),
  listedCourse('cells', { list: 'freeCourse', subject: 'biology', complete: false }),
];
const idsOf = (subject: string | null, openOnly: boolean) =>
  filtered(courses, { ...everything, subject, openOnly }).map(({ _id }) => _id);

test.each([
  ['', null, false],
  ['subject=', null, false],
  ['subject=science&open=only', 'science', true],
  ['open=yes', null, false],
  ['open=only', null, true],
] as const)('the address ?%s asks for the subject %s, open only: %s', (search, subject, openOnly) => {
  expect(filterFrom(new URLSearchParams(search))).toEqual({ ...everything, subject, openOnly });
});

test('what else the address says stays, and nothing is said of what is not asked', () => {
  const before = new URLSearchParams('from=mail&subject=music&open=only');
  expect(`${withFilter(before, { ...everything, subject: 'science' })}`).toBe('from=mail&subject=science');
  expect(`${withFilter(before, { ...everything, openOnly: true })}`).toBe('from=mail&open=only');
  expect(`${before}`).toBe('from=mail&subject=music&open=only');
});

test('what has the same name is one choice, and the choices stand by their names', () => {
  expect(choicesOf('subject', courses)).toEqual([
    { value: 'mathematics', label: 'Mathematics' },
    { value: 'science', label: 'Science' },
    { value: 'science-biology', label: 'Science & biology' },
  ]);
});

test('a filter lets through what is of its subject and open, in the order of the list', () => {
  expect(idsOf(null, false)).toEqual(['sums', 'light', 'salts', 'cells']);
  expect(idsOf('science', false)).toEqual(['light', 'salts']);
  expect(idsOf('science', true)).toEqual(['light']);
  expect(idsOf('science-biology', true)).toEqual([]);
  expect(idsOf('dancing', false)).toEqual([]);
});
