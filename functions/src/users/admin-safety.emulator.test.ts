import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { testProject } from '../../test/support/emulators.ts';
import { people, person, roleStateOf, tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { admin, api: easy, auth, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });
let strict: TestApi;

beforeAll(async () => {
  const services = { ...emulated, verifiedAdmins: true };
  strict = await serveApi(services);
});
afterAll(() => strict.close());

const student = { claim: false, record: 'student', changes: [] };
const grant = (api: TestApi, token = admin.token) =>
  api.call(endpoints.makeAdmin, { email: rima.email, token });
const revoke = (api: TestApi, token = admin.token) =>
  api.call(endpoints.removeAdmin, { email: rima.email, token });

describe('an address that nobody verified', () => {
  test('cannot be made an admin, until it is verified', async () => {
    const answer = await grant(strict);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'not-verified']);
    expect(await roleStateOf(emulated, rima.uid)).toEqual(student);
    await auth.updateUser(rima.uid, { emailVerified: true });
    expect((await grant(strict)).json).toEqual({ modifiedCount: 1 });
  });

  test('can always lose the role', async () => {
    await grant(easy);
    expect((await revoke(strict)).json).toEqual({ modifiedCount: 1 });
  });

  test('keeps a role that was given elsewhere, and the record follows', async () => {
    await auth.setCustomUserClaims(rima.uid, { admin: true });
    const { email, token } = rima;
    expect((await strict.call(endpoints.isAdmin, { email, token })).json).toEqual({ admin: true });
    expect((await grant(strict)).json).toEqual({ modifiedCount: 0 });
  });

  test('is listed with its role and name', async () => {
    await auth.updateUser(admin.uid, { emailVerified: true });
    const gone = await person(emulated, 'gone@school.test');
    await auth.deleteUser(gone.uid);
    expect((await easy.call(endpoints.users, { token: admin.token })).json).toMatchObject([
      { email: admin.email, displayName: `Name of ${admin.email}`, verified: true },
      { email: rima.email, displayName: `Name of ${rima.email}`, verified: false },
      { email: gone.email, verified: false },
    ]);
  });
});

test('more people than Auth tells of at once are all looked up', async () => {
  const names = Array.from({ length: 101 }, (_, at) => `s${at}`);
  const all = await people(
    emulated,
    Object.fromEntries(names.map((name) => [name, [`${name}@school.test`]])),
  );
  for (const name of ['s99', 's100']) await auth.updateUser(all[name]?.uid ?? '', { emailVerified: true });
  const { json } = await easy.call(endpoints.users, { token: admin.token, query: { limit: 1000 } });
  const verified = (json as { email: string; verified: boolean }[]).filter((user) => user.verified);
  expect(verified.map(({ email }) => email)).toEqual(['s99@school.test', 's100@school.test']);
});

describe('a sign-in of more than an hour ago', () => {
  const signedIn = (minutes: number) => tokenOfLongAgo(admin, minutes);

  test('is too old to give or take a role, and says what is wanted', async () => {
    for (const answer of [await grant(easy, await signedIn(61)), await revoke(easy, await signedIn(61))]) {
      expect([answer.status, codeOf(answer)]).toEqual([401, 'sign-in-again']);
      expect(answer.headers.get('WWW-Authenticate')).toBe(
        'Bearer error="insufficient_user_authentication", max_age="3600"',
      );
    }
    expect(await roleStateOf(emulated, rima.uid)).toEqual(student);
  });

  test('is good for everything else', async () => {
    expect((await easy.call(endpoints.users, { token: await signedIn(61) })).status).toBe(200);
  });

  test('of less than an hour is not', async () => {
    expect((await grant(easy, await signedIn(59))).json).toEqual({ modifiedCount: 1 });
    expect((await revoke(easy, await signedIn(59))).json).toEqual({ modifiedCount: 1 });
  });
});

describe('the command line', () => {
  const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'admin.ts');
  const run = (setting: Record<string, string>) =>
    promisify(execFile)(process.execPath, [script, 'grant', rima.email, '--project', testProject], {
      env: { ...process.env, ...setting },
    });

  test('refuses as the API does', async () => {
    await expect(run({ VERIFIED_ADMINS: 'on' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not verified'),
    });
    expect(await roleStateOf(emulated, rima.uid)).toEqual(student);
  });
});
