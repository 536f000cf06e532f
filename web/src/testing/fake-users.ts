import type { User } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { matchCall, refusal, type SchoolAnswer, type SchoolCall } from './serve-school.ts';

export function schoolOf(count: number): User[] {
  return Array.from({ length: count }, (_, at) => ({
    _id: `u${at}`,
    email: at === 0 ? 'admin@pathshala.test' : `student${at}@pathshala.test`,
    displayName: `Person ${at}`,
    role: at === 0 ? 'admin' : 'student',
    verified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-02-03T00:00:00.000Z',
  }));
}

function pageOf(users: readonly User[], query: URLSearchParams): SchoolAnswer {
  const limit = Number(query.get('limit'));
  const start = users.findIndex((user) => user._id === query.get('after')) + 1;
  const json = users.slice(start, start + limit);
  const after = start + limit < users.length ? json.at(-1)?._id : undefined;
  const next = pathOf(endpoints.users, { query: { limit, after } });
  return { json, headers: after ? { Link: `<${apiRoot}${next}>; rel="next"` } : {} };
}

function countsOf(of: string): Record<string, number> {
  return Object.fromEntries(of.split(',').map((uid) => [uid, Number(uid.slice(1))]));
}

export function usersApi(users: User[]): (call: SchoolCall) => SchoolAnswer {
  return (call) => {
    if (call.token !== 'Bearer token-of-admin') return refusal(401, 'unauthenticated', 'Please log in.');
    const counted = matchCall(endpoints.enrolmentCounts, call);
    if (counted) return { json: countsOf(counted.query.get('of') ?? '') };
    const list = matchCall(endpoints.users, call);
    if (list) return pageOf(users, list.query);
    const made = matchCall(endpoints.makeAdmin, call);
    const email = (made ?? matchCall(endpoints.removeAdmin, call))?.values.email;
    const at = users.findIndex((user) => user.email === email);
    const user = users[at];
    if (!user) return refusal(404, 'not-found', 'Page not found.');
    const role = made ? 'admin' : 'student';
    users[at] = { ...user, role };
    return { json: { modifiedCount: user.role === role ? 0 : 1 } };
  };
}
