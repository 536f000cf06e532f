import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, AsyncList } from './async.tsx';

const failed = new Error('No connection.');

function show(answer: Answer<readonly string[]>) {
  render(
    <AsyncList answer={answer} failure="We couldn’t load the names" empty="Nobody" loading="One moment">
      {(names) => names.join(', ')}
    </AsyncList>,
  );
}

test.each<[string, Answer<readonly string[]>, string]>([
  ['on its way', { data: undefined, isValidating: true }, 'One moment'],
  ['not asked for yet', { data: undefined }, 'One moment'],
  ['there', { data: ['Rima', 'Asif'] }, 'Rima, Asif'],
  ['empty', { data: [] }, 'Nobody'],
  ['asked for again after a failure', { data: undefined, error: failed, isValidating: true }, 'One moment'],
  ['there, and not renewed', { data: ['Rima'], error: failed }, 'Rima'],
])('a list that is %s', (_what, answer, text) => {
  show(answer);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a list that failed to load says why and can be loaded again', async () => {
  const mutate = vi.fn();
  show({ data: undefined, error: failed, mutate });
  expect(screen.getByRole('heading', { name: 'We couldn’t load the names' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mutate).toHaveBeenCalledOnce();
});
