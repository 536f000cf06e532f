import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Permissions of the function's account for each call of the Admin SDK's Auth. Checking a token needs none. */
const permissions: Readonly<Record<string, string | undefined>> = {
  verifyIdToken: undefined,
  getUser: 'firebaseauth.users.get',
  getUserByEmail: 'firebaseauth.users.get',
  getUsers: 'firebaseauth.users.get',
  setCustomUserClaims: 'firebaseauth.users.update',
  revokeRefreshTokens: 'firebaseauth.users.update',
  updateUser: 'firebaseauth.users.update',
  deleteUser: 'firebaseauth.users.delete',
  deleteUsers: 'firebaseauth.users.delete',
  createUser: 'firebaseauth.users.create',
  listUsers: 'firebaseauth.users.get',
  createCustomToken: 'iam.serviceAccounts.signBlob',
};

const steps = readFileSync(join(import.meta.dirname, '../../scripts/lib/deploy-steps.ts'), 'utf8');

function callsOfAuth(): Set<string> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|seed-|demo-school/.test(name),
  );
  const text = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  return new Set([...text.matchAll(/\bauth\.(\w+)\(/g)].map(([, name = '']) => name));
}

test('a deployment gives the function’s account what the code calls Auth for, and no more', () => {
  const calls = [...callsOfAuth()];
  expect(calls).toContain('setCustomUserClaims');
  expect(calls.filter((name) => !(name in permissions))).toEqual([]);
  const needed = new Set(calls.map((name) => permissions[name]).filter((one) => one !== undefined));
  const given = /permissions = '([\w.,]+)'/.exec(steps)?.[1]?.split(',') ?? [];
  expect(given.sort()).toEqual([...needed].sort());
});
