import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { RoleChange } from '@pathshala/contract/admin/person';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
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
