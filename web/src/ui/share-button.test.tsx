import { siteConfig } from '@pathshala/brand/site.config';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ShareButton } from './share-button.tsx';

const address = `${siteConfig.origin}/course/sums`;
const done = vi.fn();

/** Presses the button in a browser that has what is given. */
async function press(browser: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const user = userEvent.setup();
  const clipboard = { writeText: vi.fn(browser.writeText ?? (async () => done())) };
  const share = browser.share && vi.fn(browser.share);
  vi.stubGlobal('navigator', { clipboard, ...(share && { share }) });
  renderPage(<ShareButton title="Sums" path="/course/sums" />, { at: '/course/sums?from=mail' });
  await user.click(await screen.findByRole('button', { name: 'Share: Sums' }));
  return { clipboard, share };
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => toast.remove());
});

test('gives title and canonical address to the system’s sheet, and copies nothing', async () => {
  const { share, clipboard } = await press({ share: async () => undefined });
  expect(share?.mock.calls).toEqual([[{ title: 'Sums', url: address }]]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test('copies the canonical address where there is no sheet, and says so', async () => {
  const { clipboard } = await press({});
  expect(clipboard.writeText.mock.calls).toEqual([[address]]);
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
});

test('who closes the sheet wants nothing copied', async () => {
  const { clipboard } = await press({
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
  });
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a sheet that fails is as good as none', async () => {
  await press({ share: () => Promise.reject(new DOMException('not here', 'NotAllowedError')) });
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
});

test('a browser that refuses to copy is shown the address', async () => {
  await press({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await screen.findByText(new RegExp(address))).toBeInTheDocument();
});
