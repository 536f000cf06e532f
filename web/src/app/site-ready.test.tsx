import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
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

test('another page takes them away', async () => {
  show('ক্ষ');
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(fonts()).toBeNull());
});
