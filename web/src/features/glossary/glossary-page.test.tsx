import { readGlossary } from '@pathshala/content/glossary';
import { schoolFolder } from '@pathshala/content/load-content';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { groupsOf } from './glossary-groups.ts';
import { Component as GlossaryPage } from './glossary-page.tsx';

test('the words of all subjects; typing leaves those that fit, and says how many', async () => {
  const groups = groupsOf(readGlossary(schoolFolder), 'en');
  renderPage(<GlossaryPage />, { at: '/glossary', loader: () => groups });
  const mathematics = await screen.findByRole('region', { name: 'Mathematics' });
  expect(within(mathematics).getByText('ভগ্নাংশ')).toHaveAttribute('lang', 'bn');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'হর');
  expect(await screen.findByText('denominator')).toBeVisible();
  expect(screen.queryByText('photosynthesis')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No matching words. Try a shorter search.')).toBeVisible();
});
