import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SessionContext } from '../auth/session-context.ts';
import { visitor } from '../testing/render-as.tsx';
import { MemoryRouter } from '../testing/router.ts';
import { Link } from '../ui/router.ts';
import { SiteReady } from './site-ready.tsx';

const fonts = () => document.querySelector('style[data-page-fonts]');

function Page({ text }: { text: ReactNode }) {
  return (
    <SessionContext value={visitor}>
      <SiteReady />
      <p>{text}</p>
      <input aria-label="Search" />
      <Link to="/blogs">Blog</Link>
    </SessionContext>
  );
}

function show(text: string) {
  return render(<Page text={text} />, { wrapper: MemoryRouter });
}

beforeEach(() => {
  fonts()?.remove();
  document.head.insertAdjacentHTML('beforeend', '<style data-page-fonts=""></style>');
});

test('the page’s own fonts stay while its words stay', async () => {
  const { rerender } = show('ক্ষ');
  rerender(<Page text="English" />);
  await userEvent.type(screen.getByLabelText('Search'), 'fractions');
  expect(fonts()).not.toBeNull();
});

test('digits that have come leave them', async () => {
  const { rerender } = show('ক্ষ');
  rerender(<Page text="$১২" />);
  await act(async () => undefined);
  expect(fonts()).not.toBeNull();
});

test('other words on the page take them away, for the whole fonts', async () => {
  const whole = document.createElement('style');
  whole.dataset.wholeFonts = '';
  whole.media = 'not all';
  document.head.append(whole);
  const { rerender } = show('ক্ষ');
  rerender(<Page text="ক্যামেলিয়া" />);
  await waitFor(() => expect(fonts()).toBeNull());
  expect(whole.media).toBe('all');
  whole.remove();
});

describe('words that the fonts name', () => {
  beforeEach(() => fonts()?.setAttribute('data-page-fonts', 'ভয় ক্ষমা'));

  test('leave them, side by side too', async () => {
    const { rerender } = show('ক্ষ');
    rerender(<Page text={['ভয়', 'ক্ষমা'].map((word) => <b key={word}>{word}</b>)} />);
    await act(async () => undefined);
    expect(fonts()).not.toBeNull();
  });

  test('but not with another beside them', async () => {
    const { rerender } = show('ক্ষ');
    rerender(<Page text="ভয় ভূত" />);
    await waitFor(() => expect(fonts()).toBeNull());
  });
});

test('Bangla that is typed takes them away', async () => {
  show('ক্ষ');
  await userEvent.type(screen.getByLabelText('Search'), 'ভ');
  await waitFor(() => expect(fonts()).toBeNull());
});

test('and so do words in an empty field that has come', async () => {
  const { rerender } = show('ক্ষ');
  rerender(<Page text={<input placeholder="ভগ্নাংশ" />} />);
  await waitFor(() => expect(fonts()).toBeNull());
});

test('another page takes them away', async () => {
  show('ক্ষ');
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(fonts()).toBeNull());
});
