import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listedCourse } from '../../testing/listed-course.ts';

import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component } from './course-list-page.tsx';

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

test('open courses come first; those that open later follow under their own heading', async () => {
  const courses = [
    listedCourse('shapes', { complete: false }),
    listedCourse('sums'),
    listedCourse('verbs', { complete: false }),
  ];
  serveSchool((call) => ({ json: matchCall(listEndpoints.classSix, call) ? courses : [] }));
  renderPage(<Component />, { at: '/classes/six' });
  const open = await screen.findByRole('list', { name: 'Class 6' });
  const titlesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('heading')
      .map((one) => one.textContent);
  expect(titlesIn(open)).toEqual(['Course sums']);
  expect(screen.getByText('3 courses, 1 open now')).toBeVisible();
  const later = screen.getByRole('list', { name: 'Opening later' });
  expect(titlesIn(later)).toEqual(['Course shapes', 'Course verbs']);
  for (const card of within(later).getAllByRole('article')) {
    expect(within(card).getByText('$12')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Buy Now' })).toBeVisible();
  }
});
