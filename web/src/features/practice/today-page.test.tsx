import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { paths } from '@pathshala/contract/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitorPractice } from '../../api/practice-log.ts';
import { schoolClass } from '../../device/school-class.ts';
import { practised } from '../../testing/practised.ts';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as TodayPage } from './today-page.tsx';

const skills = practiceSkills('en')
  .filter(({ id }) => id === 'm1-put-together')
  .map((skill) => ({ ...skill, classLabel: 'Class 1', subjectLabel: 'Mathematics' }));

test('a keyboard gets from the class choice to the first exercise, and from the last one to the result', async () => {
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

test('the day ends with a result; missed skills get a retry with another exercise, then all is done', async () => {
  const user = userEvent.setup();
  schoolClass.answer('classOne');
  visitorPractice.write([practised('m1-tens-and-ones', 1, 'right', 1)]);
  const { router } = renderPage(<TodayPage />, {
    at: paths.practiceToday,
    session: visitor,
    loader: () => skills,
  });
  const solve = async () => {
    const field = await screen.findByLabelText('Your answer');
    const params = new URLSearchParams(router.state.location.search);
    const seed = Number(params.get('n'));
    const answer = templateOf('m1-put-together')?.generate(seed, 1).answer;
    return { field, seed, right: answer?.kind === 'whole' ? Number(answer.value.n) : 0 };
  };
  const first = await solve();
  await user.type(first.field, `${first.right + 50}{Enter}`);
  await user.click(await screen.findByRole('button', { name: 'Show solution' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const result = screen.getByRole('region', { name: 'You’re done for today.' });
  expect(result).toHaveTextContent('Missed: 1');
  expect(within(result).getByRole('listitem')).toHaveTextContent('Missed');

  await user.click(within(result).getByRole('button', { name: 'Try again what you missed' }));
  const again = await solve();
  expect(again.seed).not.toBe(first.seed);
  await user.type(again.field, `${again.right}{Enter}`);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const end = screen.getByRole('region', { name: 'You’re done for today.' });
  expect(end).toHaveTextContent('Right: 1');
  expect(end).toHaveTextContent('Come back tomorrow');
  expect(within(end).queryByRole('button', { name: 'Try again what you missed' })).toBeNull();
});
