import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { words } from '../words/words.ts';
import { type Answer, AsyncList, EmptyState, ErrorState } from './states.tsx';

const pictureOf = (text: string) => {
  const { container } = render(<ErrorState title="No" text={text} onRetry={() => undefined} />);
  const picture = container.querySelector<HTMLElement>('[style*="background-image"]');
  return picture?.style.backgroundImage;
};

test('no connection looks otherwise than something broken', () => {
  const broken = pictureOf('The school is in trouble.');
  const offline = pictureOf(words['api.unreachable']());
  expect(broken).toBe('url("/img/error.svg")');
  // In the script itself: there is no way to fetch it.
  expect(offline).toMatch(/^url\("data:image\/svg\+xml/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(pictureOf('The school is in trouble.')).toBe(offline);
});

test.each([
  [undefined, '/img/empty.svg'],
  ['none-found', '/img/none-found.svg'],
  ['refused', '/img/refused.svg'],
] as const)('what is %s has the drawing %s', (why, src) => {
  const { container } = render(<EmptyState {...(why && { why })} title="No" text="Nothing." />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
});

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
