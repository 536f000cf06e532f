import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../api/outbox.ts';
import { useForgetAnswers } from '../api/swr-provider.tsx';
import { SessionProvider } from '../auth/session.tsx';
import { useSession } from '../auth/session-context.ts';
import { SessionStore } from '../auth/session-store.ts';
import { keptOnDevice } from '../device/device-value.ts';
import { serveSchool } from '../testing/serve-school.ts';

/** Replaces Firebase's part in a sign-in. */
const firebase = vi.hoisted(() => ({
  user: null as object | null,
  tell: (_user: object | null) => undefined as unknown,
}));
vi.mock('../auth/firebase-auth.ts', () => ({
  createAuth: async () => ({ currentUser: firebase.user }),
  onIdTokenChanged: (_auth: object, listener: (user: object | null) => unknown) => {
    firebase.tell = listener;
    void listener(firebase.user);
  },
  signOut: async () => firebase.tell(null),
}));

const rima = {
  uid: 'u-rima',
  email: 'rima@school.test',
  displayName: 'Rima',
  photoURL: null,
  getIdToken: async () => 'token-of-rima',
};

/** What watches the session on every page. */
function Watch() {
  useForgetAnswers();
  return null;
}

function Person() {
  const { state, signOut } = useSession();
  return (
    <>
      {state.user && <Watch />}
      <button type="button" onClick={() => void signOut()}>
        {state.user?.displayName ?? state.status}
      </button>
    </>
  );
}

let cache: Map<string, never>;
const show = () =>
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <SessionProvider loadBeforeLogOut={() => import('../api/use-outbox.ts')}>
        <Person />
      </SessionProvider>
    </SWRConfig>,
  );

// Loaded ahead: these tests check what happens, not when.
beforeAll(() => import('../auth/session-store.ts'));
beforeEach(() => {
  for (const key of Object.keys(keptOnDevice)) localStorage.setItem(key, '[]');
  localStorage.removeItem('outbox');
  const kept = ['@"/api/enrolment","u-rima",', '$inf$@"/user?limit=2",', '/course/c', '@"/l","visitor",'];
  cache = new Map(kept.map((key) => [key, {} as never]));
});

async function expectForgotten() {
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('signed-out'));
  // Visitors' practice does not reveal a name.
  const left = Object.keys(localStorage).filter((key) => key !== 'outbox');
  expect(left.sort()).toEqual(['closedLines', 'colorScheme', 'declinedPractice', 'language', 'practiceLog']);
  await waitFor(() => expect([...cache.keys()]).toEqual(['/course/c', '@"/l","visitor",']));
}

test('who was signed in stays so where no token can be had: without a connection', async () => {
  const code = 'auth/network-request-failed';
  const getIdToken = () => Promise.reject(Object.assign(new Error(`Firebase: ${code}`), { code }));
  firebase.user = { ...rima, getIdToken };
  localStorage.setItem('accessToken', 'token-of-before');
  show();
  await screen.findByText('Rima');
  expect(localStorage.getItem('accessToken')).toBe('token-of-before');
  // A call fails as if the school did not answer: what waits is sent again.
  const store = new SessionStore(vi.fn(), vi.fn(), () => import('../api/use-outbox.ts'));
  await expect(store.idToken()).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
});

test('who logs in in another tab is signed in here', async () => {
  localStorage.removeItem('accessToken');
  show();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('signed-out'));
  firebase.user = rima;
  localStorage.setItem('accessToken', 'token-of-rima');
  act(
    () => void dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'token-of-rima' })),
  );
  await screen.findByText('Rima');
});

const unsent = { what: 'PUT /api/enrolment/sums/lesson/first' };

test.each([
  ['there may be nothing else to send', [], 200, 0],
  ['what was done and not sent yet is sent before', [unsent], 200, 0],
  ['it waits for them where that fails', [unsent], 503, 1],
])('log-out removes personal data, and tells the API; %s', async (_what, before, status, left) => {
  const calls = serveSchool(() => ({ status, json: { ended: true } }));
  if (before.length > 0)
    outbox.add(rima.uid, 'progress', { courseId: 'sums', lessonId: 'first', done: true });
  firebase.user = rima;
  show();
  await screen.findByText('Rima');
  act(() => screen.getByRole('button').click());
  await expectForgotten();
  const ended = { what: 'DELETE /api/session', token: 'Bearer token-of-rima' };
  expect(calls).toMatchObject([...before, ended]);
  expect(outbox.known()).toHaveLength(left);
});

test('so it is where they log out in another tab, or the account ends', async () => {
  firebase.user = rima;
  show();
  await screen.findByText('Rima');
  await act(async () => firebase.tell(null));
  await expectForgotten();
});

test('a visitor’s place in a lesson stays: nobody has logged out', async () => {
  localStorage.removeItem('accessToken');
  firebase.user = null;
  show();
  await screen.findByText('signed-out');
  expect(localStorage.getItem('lessonPlaces')).toBe('[]');
});
