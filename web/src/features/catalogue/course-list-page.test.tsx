import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedCourse } from '../../testing/listed-course.ts';
import { textsOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import { Component } from './course-list-page.tsx';

test('open courses come first; those that open later follow under their own heading', async () => {
  const courses = [
    listedCourse('shapes', { complete: false }),
    listedCourse('sums'),
    listedCourse('verbs', { complete: false }),
  ];
  serveSchool((call) => ({ json: matchCall(listEndpoints.classSix, call) ? courses : [] }));
  renderPage(<Component />, { at: '/classes/six' });
  const open = await screen.findByRole('list', { name: 'Class 6' });
  const titlesIn = (list: HTMLElement) => textsOf(within(list).getAllByRole('heading'));
  expect(titlesIn(open)).toEqual(['Course sums']);
  expect(screen.getByText('3 courses, 1 open now')).toBeVisible();
  const later = screen.getByRole('list', { name: 'Opening later' });
  expect(titlesIn(later)).toEqual(['Course shapes', 'Course verbs']);
});
