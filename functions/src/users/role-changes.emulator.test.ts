import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { RoleChange } from '@pathshala/contract/admin/person';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, nextPathOf } from '../../test/support/api.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { admin, api, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });

const history = (token?: string) => api.call(adminEndpoints.roleChanges, { token });

test('says who changed whose role, and when, the newest first', async () => {
  await api.call(endpoints.makeAdmin, { email: rima.email, token: admin.token });
  await api.call(endpoints.removeAdmin, { email: rima.email, token: admin.token });
  const { status, json, headers } = await history(admin.token);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const [taken, given] = json as RoleChange[];
  const subject = { _id: rima.uid, email: rima.email, displayName: `Name of ${rima.email}` };
  const actor = { _id: admin.uid, email: admin.email, displayName: `Name of ${admin.email}` };
  expect(taken).toMatchObject({ from: 'admin', to: 'student', actor, subject });
  expect(given).toMatchObject({ from: 'student', to: 'admin', actor, subject });
  expect(Date.parse(taken?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(given?.at ?? ''));
});

test('knows words for what was no person, and those who are no longer here', async () => {
  const at = Timestamp.now();
  const change = { from: 'student', to: 'admin', at } as const;
  await collections.roleChanges(emulated.db).add({ ...change, actor: 'command line', subject: '(deleted)' });
  const [one] = (await history(admin.token)).json as RoleChange[];
  expect([one?.actor, one?.subject]).toEqual([{ _id: 'command line' }, { _id: '(deleted)' }]);
});

test('comes in pages', async () => {
  for (const minute of [1, 2, 3]) {
    const at = Timestamp.fromMillis(minute * 60_000);
    const change = { actor: 'claim', subject: rima.uid, from: 'student', to: 'admin', at } as const;
    await collections.roleChanges(emulated.db).add(change);
  }
  const seen: string[] = [];
  let next: string | undefined = pathOf(adminEndpoints.roleChanges, { query: { limit: 2 } });
  while (next !== undefined) {
    const answer = await api.send('GET', next, { token: admin.token });
    seen.push(...(answer.json as RoleChange[]).map(({ at }) => at.slice(14, 16)));
    next = nextPathOf(answer);
  }
  expect(seen).toEqual(['03', '02', '01']);
  const wrong = await api.call(adminEndpoints.roleChanges, { token: admin.token, query: { after: 'none' } });
  expect([wrong.status, codeOf(wrong)]).toEqual([422, 'invalid-fields']);
});

test('is for admins alone', async () => {
  expect(codeOf(await history())).toBe('unauthenticated');
  expect(codeOf(await history(rima.token))).toBe('forbidden');
});
