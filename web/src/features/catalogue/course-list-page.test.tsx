import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listedCourse } from '../../testing/listed-course.ts';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component, FilteredCourses } from './course-list-page.tsx';

test('a list says that it could not be loaded while the school is down, and comes by Try again', async () => {
  let isDown = true;
  serveSchool((call) => {
    if (!matchCall(listEndpoints.classSix, call)) return { json: [] };
    return isDown ? refusal(503, 'unavailable', 'Try again in a moment.') : { json: [listedCourse('sums')] };
  });
  renderPage(<Component />, { at: '/classes/six' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load the courses');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Course sums');
  expect(alert).not.toBeInTheDocument();
});

const courses = [
  listedCourse('sums'),
  listedCourse('shapes', { complete: false }),
  listedCourse('verbs', { subject: 'english', complete: false }),
];

function open(search = '') {
  const page = renderAs(
    visitor,
    <FilteredCourses courses={courses} label="Class 6" />,
    `/classes/six${search}`,
  );
  return { ...page, user: userEvent.setup(), address: () => page.router.state.location.search };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const result = () => screen.getByRole('status');

test('without a filter everything is there, and how much of it is open', () => {
  open();
  expect(titles()).toEqual(['Course sums', 'Course shapes', 'Course verbs']);
  expect(result()).toHaveTextContent('3 courses, 1 open now');
});

test('subject and open only are chosen by key, said, and kept in the address', async () => {
  const { user, address } = open('?from=mail');
  const subject = screen.getByRole('combobox', { name: 'Subject' });
  expect(screen.getByRole('group', { name: 'Filter courses' })).toContainElement(subject);
  await user.selectOptions(subject, 'Mathematics');
  expect(titles()).toEqual(['Course sums', 'Course shapes']);
  expect(result()).toHaveTextContent('2 of 3 courses');
  expect(subject).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Open only' })).toBeChecked();
  expect(titles()).toEqual(['Course sums']);
  expect(result()).toHaveTextContent('1 of 3 courses');
  expect(address()).toBe('?from=mail&subject=mathematics&open=only');
  await user.selectOptions(subject, 'All subjects');
  expect(address()).toBe('?from=mail&open=only');
});

test.each([
  ['?subject=english&open=only', 'None of these are open yet'],
  ['?subject=dancing', 'No courses in this subject here'],
])('where %s leaves nothing, that is said, and everything is one press away', async (search, words) => {
  const { user, address } = open(search);
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(result()).toHaveTextContent('0 of 3 courses');
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
  expect(address()).toBe('');
});

test('a level is on the card and can be chosen, where a course of the list has one', async () => {
  open();
  expect(screen.queryByRole('combobox', { name: 'Level' })).toBeNull();
  cleanup();
  const levels = [listedCourse('sums', { level: 'starter' }), listedCourse('shapes')];
  renderAs(visitor, <FilteredCourses courses={levels} label="Class 6" />, '/classes/six');
  expect(screen.getByText(/Mathematics · Starter · \d+ lessons/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Starter');
  expect(titles()).toEqual(['Course sums']);
});
