import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShelf, readSaved, type Saved } from '../../offline/saved.ts';
import { FakeCaches } from '../../offline/testing/fake-caches.ts';
import type { SaveOptions } from '../api/save-offline.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { SaveOffline } from './save-offline.tsx';

const { saveOffline } = vi.hoisted(() => ({ saveOffline: vi.fn() }));
vi.mock('../api/save-offline.ts', () => ({ saveOffline }));

const name = { kind: 'course', id: 'sums', language: 'en' } as const;
const saved = (here: readonly string[], uid: string | null = 'u-rima'): Saved => ({
  ...name,
  ...{ title: 'Sums', page: '/course/sums', uid, here, of: 4, at: 1 },
});
const all = ['a', 'b', 'c', 'd'];
const note = async (one: Saved) => (await openShelf(name)).note(one);

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  saveOffline.mockReset();
});

function show(of: { readonly has?: boolean } = { has: true }) {
  return renderAs(
    rima,
    <SaveOffline kind="course" id="sums" has={of.has}>
      <p>Its books</p>
    </SaveOffline>,
    '/course/sums',
  );
}
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));

test('says how many lessons have come, goes on after a break, and says when all are here', async () => {
  const line = { cut: () => undefined as unknown };
  saveOffline.mockImplementationOnce(async (_: unknown, { onProgress }: SaveOptions) => {
    await note(saved(['a', 'b', 'c']));
    onProgress(saved(['a', 'b', 'c']));
    await new Promise((_done, fail) => {
      line.cut = () => fail(new Error('Connection lost.'));
    });
  });
  show();
  await press('Save offline');
  expect(await screen.findByText('3 of 4 lessons')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 4 lessons');
  line.cut();
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection lost.');
  saveOffline.mockImplementationOnce(() => note(saved(all)));
  await press('Resume');
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(screen.getByText('Its books')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My downloads' })).toHaveAttribute('href', '/downloads');
});

test('stops when asked to, without an error', async () => {
  saveOffline.mockImplementationOnce(
    (_: unknown, { signal }: SaveOptions) =>
      new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  show();
  await press('Save offline');
  await press('Stop');
  expect(await screen.findByRole('button', { name: 'Save offline' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is complete is saved again when it is opened, once it is known what the person has', async () => {
  await note(saved(all));
  const { unmount } = show({});
  unmount();
  expect(saveOffline).not.toHaveBeenCalled();
  show();
  await vi.waitFor(() => expect(saveOffline).toHaveBeenCalledOnce());
  expect(saveOffline.mock.lastCall?.[1]).toMatchObject({ has: true, owner: { uid: 'u-rima' } });
  expect(screen.getByText('Saved on this device')).toBeVisible();
});

test('without a connection, and of what has only begun, nothing is fetched by itself', async () => {
  await note(saved(['a']));
  const { unmount } = show();
  expect(await screen.findByText('1 of 4 lessons')).toBeVisible();
  unmount();
  await note(saved(all));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(saveOffline).not.toHaveBeenCalled();
});

test('nobody sees what another account has saved', async () => {
  await note(saved(all, 'u-tanvir'));
  show();
  expect(await screen.findByRole('button', { name: 'Save offline' })).toBeVisible();
  expect(await readSaved(name)).toBeDefined();
  expect(screen.queryByText('Saved on this device')).toBeNull();
});
