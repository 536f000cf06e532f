import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Endpoint } from '@pathshala/contract/http/endpoint';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import type { Call, Route } from '../http/route.ts';
import { withConsent } from './routes.ts';

const emulated = connect();
afterAll(emulated.close);

/** What somebody may do of whom nothing is known. All other calls of signed-in people are refused. */
const open: readonly (keyof typeof endpoints)[] = ['putUser', 'keepLanguage', 'askConsent'];

const call = { caller: { uid: 'rima' } } as Call<unknown>;
const all = Object.entries<Endpoint>({
  ...endpoints,
  ...endpoints,
  ...classroomEndpoints,
  ...endpoints,
});
const changes = all.filter(([, { audience, method }]) => audience === 'signed-in' && /PUT|POST/.test(method));

const routeOf = ({ method, path, audience }: Endpoint): Route => ({
  method,
  path,
  audience,
  takesBody: false,
  options: {},
  run: async () => ({ json: {} }),
});

test('every call that changes something is closed until it is named as open', async () => {
  for (const [name, endpoint] of changes) {
    const [guarded] = withConsent(emulated.db, [routeOf(endpoint)]);
    const code = await guarded?.run(call).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    expect([name, code]).toEqual([name, open.some((one) => one === name) ? 'done' : 'consent-needed']);
  }
});

test('what is read, left or an admin’s is as it was', () => {
  const others = all
    .filter(([name]) => !changes.some(([one]) => one === name))
    .map(([, one]) => routeOf(one));
  expect(others.length).toBeGreaterThan(10);
  expect(withConsent(emulated.db, others)).toEqual(others);
});
