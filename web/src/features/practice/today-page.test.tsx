import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { paths } from '@pathshala/contract/site/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as TodayPage } from './today-page.tsx';

const skills = practiceSkills('en')
  .filter(({ id }) => id === 'm1-put-together')
  .map((skill) => ({ ...skill, classLabel: 'Class 1', subjectLabel: 'Mathematics' }));

beforeEach(() => localStorage.clear());

test('who has only the keyboard goes from the class to the first exercise, and from the last one to what is said then', async () => {
  const user = userEvent.setup();
  renderPage(<TodayPage />, { at: paths.practiceToday, session: visitor, loader: () => skills });
  (await screen.findByRole('button', { name: 'Class 1' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveFocus());
  for (const name of ['Get a hint', 'Another hint']) {
    const button = screen.queryByRole('button', { name });
    if (button) await user.click(button);
  }
  await user.click(screen.getByRole('button', { name: 'Show solution' }));
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^You’re done for today/)).toHaveFocus();
});
