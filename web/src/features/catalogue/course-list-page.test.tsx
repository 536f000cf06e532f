import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import { screen } from '@testing-library/react';
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
