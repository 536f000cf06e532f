import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, test, vi } from 'vitest';
import { call } from './client.ts';

/** What a person reads when the API answers with this problem. */
async function messageFor(status: number, problem: object): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status }));
  const failure = await call(endpoints.enrolments, {}).then(
    () => undefined,
    (error: Error) => error,
  );
  return failure?.message ?? '';
}

const requestId = '4k9t2mzx0q';

test('an error of ours names the request, so that who asks for help can say which it was; a refusal does not', async () => {
  const problem = { type: '/problems/internal', detail: 'Something went wrong.', requestId };
  expect(await messageFor(500, problem)).toBe(
    `Something went wrong. If you contact us, quote this code: ${requestId}`,
  );
  const conflict = { type: '/problems/conflict', detail: 'This course is already open.', requestId };
  expect(await messageFor(409, conflict)).toBe('This course is already open.');
});

test('a reading call has the JSON content type, as one with a body has', async () => {
  const types: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    types.push(headers.get('Content-Type'));
    return new Response('{}');
  });
  const email = 'rima@school.test';
  await call(endpoints.isAdmin, { email });
  await call(endpoints.makeAdmin, { email });
  await call(endpoints.putUser, { email, body: { email } });
  expect(types).toEqual(['application/json', null, 'application/json']);
});
