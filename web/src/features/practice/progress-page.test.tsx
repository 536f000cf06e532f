import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { readingPositions } from '../../device/reading-positions.ts';
import { practised, risen } from '../../testing/practised.ts';
import { rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { enrolmentIn, matchCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as ProgressPage } from './progress-page.tsx';

const skills = practiceSkills('en').map((skill) => ({
  ...skill,
  classLabel: `Class ${skill.class}`,
  subjectLabel: skill.subject,
}));
const open = (session = visitor) =>
  renderPage(<ProgressPage />, { at: paths.progress, session, loader: () => skills });

beforeAll(() =>
  Promise.all([
    import('./own-log.tsx'),
    import('./progress/practice-progress.tsx'),
    import('./progress/own-courses.tsx'),
    import('./progress/opened-lessons.tsx'),
  ]),
);
const figures = async () => {
  const summary = await screen.findByRole('region', { name: 'My progress' });
  return within(summary)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

test('a visitor sees what this device knows: skills with their state, days, opened lessons', async () => {
  serveSchool((call) =>
    matchCall(endpoints.course, call)
      ? { json: { title: 'Sums', outline: [{ id: 'first', title: 'One and one' }] } }
      : undefined,
  );
  readingPositions.set('sums/first', 0.5);
  visitorPractice.write([
    practised('m5-area-of-a-triangle', 1, 'wrong', 2),
    ...risen('m5-add-fractions', 3),
    practised('m5-part-of-part', 1, 'right'),
  ]);
  open();
  expect(await figures()).toEqual(['1', '2', '1']);
  const maths = screen.getByRole('progressbar', { name: 'Class 5 · mathematics' });
  expect(maths).toHaveAttribute('aria-valuetext', '1 of 10 mastered');
  const row = screen.getByRole('link', { name: 'Adding fractions' }).closest('li');
  expect(row).toHaveTextContent(/Next review: .*Mastered/);
  expect(screen.getByRole('link', { name: '7 skills not started' })).toHaveAttribute(
    'href',
    `${paths.practice}?class=5&subject=mathematics`,
  );
  expect(screen.getAllByText(/: practised$/)).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'One and one' })).toHaveAttribute(
    'href',
    '/course/sums/lesson/first',
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login);
});

test('a signed-in student sees the data of the account, and nothing that visitors did here', async () => {
  visitorPractice.write(risen('m5-add-fractions', 3));
  serveSchool((call) => {
    if (matchCall(endpoints.enrolments, call)) {
      const quizzes = [{ lessonId: 'first', score: 3, of: 3 }];
      return { json: [{ ...enrolmentIn('sums', ['first']), quizzes }] };
    }
    return { json: { entries: [practised('m1-put-together', 1, 'right')], next: 1, more: false } };
  });
  open(rima);
  expect(await screen.findByRole('link', { name: 'Course sums' })).toBeVisible();
  expect(screen.getByText('1 quiz done')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /Course sums/ })).toBeVisible();
  expect(await figures()).toEqual(['0', '1', '0']);
  expect(screen.queryByRole('link', { name: 'Adding fractions' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
