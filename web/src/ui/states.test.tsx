import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { words } from '../words/words.ts';
import { EmptyState, ErrorState } from './states.tsx';

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
