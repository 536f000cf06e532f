import type { User } from '@pathshala/contract/user';
import { type FakeAnswer, type FakeRequest, problem } from '../../testing/fake-fetch.ts';

/** As many students as asked for, the admin of the test session first. */
export function schoolOf(count: number): User[] {
  return Array.from({ length: count }, (_, at) => ({
    _id: `u${at}`,
    email: at === 0 ? 'admin@pathshala.test' : `student${at}@pathshala.test`,
    displayName: `Person ${at}`,
    role: at === 0 ? 'admin' : 'student',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-01T00:00:00.000Z',
  }));
}

function pageOf(users: readonly User[], { searchParams }: URL): FakeAnswer {
  const limit = Number(searchParams.get('limit'));
  const start = users.findIndex((user) => user._id === searchParams.get('after')) + 1;
  const body = users.slice(start, start + limit);
  const after = start + limit < users.length ? body.at(-1)?._id : undefined;
  const link = `</api/user?limit=${limit}&after=${after}>; rel="next"`;
  return { body, headers: after ? { Link: link } : {} };
}

/** Answers the user endpoints as the contract says, over `users`, which it changes. */
export function usersApi(users: User[]): (request: FakeRequest) => FakeAnswer {
  return ({ method, path, token }) => {
    if (token !== 'Bearer token-of-admin') return problem(401, 'unauthenticated', 'Please sign in.');
    const address = new URL(path, 'https://school.example');
    if (address.pathname === '/api/user') return pageOf(users, address);
    const email = decodeURIComponent(address.pathname.replace('/api/user/admin/', ''));
    const at = users.findIndex((user) => user.email === email);
    const user = users[at];
    if (!user) return problem(404, 'not-found', 'There is nothing at this address.');
    const role = method === 'PUT' ? 'admin' : 'student';
    users[at] = { ...user, role };
    return { body: { modifiedCount: user.role === role ? 0 : 1 } };
  };
}
