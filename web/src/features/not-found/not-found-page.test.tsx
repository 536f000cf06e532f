import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as NotFoundPage } from './not-found-page.tsx';

describe('404 page', () => {
  it('has its picture, with words for anyone who cannot see it, and a way home', () => {
    renderPage(<NotFoundPage />, { at: '/nowhere' });
    expect(screen.getByRole('img', { name: /404/ })).toHaveAttribute('src', '/img/not-found.svg');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('searches', async () => {
    const { router } = renderPage(<NotFoundPage />, { at: '/nowhere' });
    const form = screen.getByRole('search');
    await userEvent.type(within(form).getByRole('searchbox'), 'fractions & more{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=fractions+%26+more' });
  });
});
