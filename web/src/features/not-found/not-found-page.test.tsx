import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as NotFoundPage } from './not-found-page.tsx';

it('has its picture, with words for anyone who cannot see it, a way home, and a search', async () => {
  const { router } = renderPage(<NotFoundPage />, { at: '/nowhere' });
  expect(screen.getByRole('img', { name: /404/ })).toHaveAttribute('src', '/img/not-found.svg');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const form = screen.getByRole('search');
  await userEvent.type(within(form).getByRole('searchbox'), 'fractions & more{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=fractions+%26+more' });
});
