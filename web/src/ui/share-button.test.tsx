import { siteConfig } from '@pathshala/brand/site.config';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ShareButton } from './share-button.tsx';

const address = `${siteConfig.origin}/course/sums`;
const done = vi.fn();

/** Presses the button in a browser with these features. */
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
  act(() => toast.remove());
});

test('opens the share sheet with title and canonical address, and copies nothing', async () => {
  const { share, clipboard } = await press({ share: async () => undefined });
  expect(share?.mock.calls).toEqual([[{ title: 'Sums', url: address }]]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test('without a share sheet copies the canonical address, and says so', async () => {
  const { clipboard } = await press({});
  expect(clipboard.writeText.mock.calls).toEqual([[address]]);
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
});

test('shows the address if the browser refuses to copy', async () => {
  await press({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await screen.findByText(new RegExp(address))).toBeInTheDocument();
});
