import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { copyKey, forgetUnsent } from '../device/drafts.ts';
import { tokenWith } from '../testing/render-as.tsx';
import { adminSession, renderPage } from '../testing/render-page.tsx';
import { serveSchool } from '../testing/serve-school.ts';
import ProfileMenuList from './profile-menu-list.tsx';

const user = adminSession.state.user;
if (!user) throw new Error('An admin is signed in');

const at = '2026-11-20T09:00:00.000Z';
const signOut = vi.fn(async () => undefined);
const onClose = vi.fn();
const idToken = async () => tokenWith({ admin: true });

/** What an editor typed on this device and the school does not have yet. */
async function typed(uid: string, ...ids: string[]): Promise<void> {
  const { keepCopy } = await import('../features/studio/session/use-draft.ts');
  const copy = { base: { updateTime: 't1', fields: {} }, mine: { title: 'Typed' }, sent: null, left: [] };
  for (const id of ids) await keepCopy(copyKey(uid, 'articles', id), copy);
}

/** @param messages that wait for an answer */
function show(messages: readonly object[] = []): void {
  serveSchool(({ what }) => (what.includes('/admin/') ? { json: { admin: true } } : { json: messages }));
  const list = <ProfileMenuList user={user as never} anchor={document.body} onClose={onClose} />;
  renderPage(list, { at: '/contact', session: { ...adminSession, signOut, idToken } });
}

async function logOut(): Promise<void> {
  show();
  await screen.findByRole('menuitem', { name: 'Studio' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
}

beforeEach(async () => {
  signOut.mockClear();
  onClose.mockClear();
  await Promise.all([user.uid, 'u-other'].map(forgetUnsent));
});
it('logs out at once where nothing of an editor’s waits, whatever somebody else has left here', async () => {
  await typed('u-other', 'mangoes');
  await logOut();
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leads an admin to the messages that wait, with their number', async () => {
  const message = { _id: 'm1', name: 'Rima', email: 'rima@school.test', message: 'Hello', receivedAt: at };
  show([message, message]);
  const item = await screen.findByRole('menuitem', { name: 'Messages (2 open)' });
  expect(item).toHaveAttribute('href', '/messages?state=open');
});

it('says what stays on this device, stays for anyone who would rather send it first, and logs out once that is clear', async () => {
  await typed(user.uid, 'mangoes', 'pears');
  await logOut();
  const dialog = await screen.findByRole('alertdialog', { name: 'Some changes haven’t been sent' });
  expect(dialog).toHaveTextContent('to 2 studio items');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Log Out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
});
