import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../api/packs/use-pack.ts';
import { MemoryRouter } from '../testing/router.ts';
import { KeepOffline } from './keep-offline.tsx';

const { usePack } = vi.hoisted(() => ({ usePack: vi.fn() }));
vi.mock('../api/packs/use-pack.ts', () => ({ usePack }));

const keep = vi.fn();
const stop = vi.fn();
const pack: Pack = { standing: undefined, progress: undefined, error: null, keep, stop };

const what = { name: { kind: 'book', id: 'sums', language: 'en' }, plan: async () => undefined } as const;
const says = { comes: (size: string) => `${size} to load, says the book.`, none: 'No such book.' };

const box = () => (
  <MemoryRouter>
    <KeepOffline what={what} says={says} step="Save offline" has takesFocus>
      <p>More of it</p>
    </KeepOffline>
  </MemoryRouter>
);

function show(now: Partial<Pack>) {
  usePack.mockReturnValue({ ...pack, ...now });
  return render(box());
}

beforeEach(() => vi.clearAllMocks());

test('says the size before anything comes, and nothing of what else there is', async () => {
  show({ standing: { is: 'none', missing: 840_000, of: 1_200_000 } });
  expect(screen.getByRole('region', { name: 'Save offline' })).toHaveFocus();
  expect(screen.getByText('0.8 MB to load, says the book.')).toBeVisible();
  expect(screen.queryByText('More of it')).toBeNull();
  expect(keep).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save offline' }));
  expect(keep).toHaveBeenCalledOnce();
});

test('shows how far it has come, and stops', async () => {
  show({ standing: 'looking', progress: { here: 600_000, of: 1_200_000 } });
  const bar = screen.getByRole('progressbar', { name: 'Save offline' });
  expect(bar).toHaveAttribute('aria-valuenow', '50');
  expect(bar).toHaveAttribute('aria-valuetext', '0.6 MB of 1.2 MB');
  expect(screen.getByText('More of it')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  [{ is: 'begun', missing: 300_000, of: 1_200_000 }, '0.9 MB of 1.2 MB downloaded.', 'Resume download'],
  [{ is: 'newer', missing: 200_000, of: 1_200_000 }, /Update available \(0\.2 MB\)/, 'Update'],
] as const)('goes on from %j', async (standing, said, button) => {
  show({ standing });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My downloads' })).toHaveAttribute('href', '/downloads');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(keep).toHaveBeenCalledOnce();
});

test('says that it is here, and leads to all that is', () => {
  show({ standing: { is: 'kept', missing: 0, of: 1_200_000 } });
  expect(screen.getByText('Saved on this device: 1.2 MB')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('It opens offline.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'My downloads' })).toBeVisible();
});

test('when all has come the focus does not go with the button that stops it', () => {
  const { rerender } = show({ progress: { here: 600_000, of: 1_200_000 } });
  screen.getByRole('button', { name: 'Stop' }).focus();
  usePack.mockReturnValue({ ...pack, standing: { is: 'kept', missing: 0, of: 1_200_000 } });
  rerender(box());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: 'Save offline' })).toHaveFocus();
});

test('says what went wrong, and that there is nothing to keep', () => {
  const { unmount } = show({
    standing: { is: 'none', missing: 1, of: 1 },
    error: 'Not enough storage: 2 MB more needed.',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Not enough storage');
  expect(screen.getByRole('link', { name: 'My downloads' })).toBeVisible();
  unmount();
  show({});
  expect(screen.getByText('No such book.')).toBeVisible();
});
