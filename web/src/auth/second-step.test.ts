import { siteIn } from '@pathshala/brand/site-in';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSecondStep, hasSecondStep, withSecondStep } from './second-step.ts';

/*
 * Firebase's own library against an account service of this test, because the emulator has no second step by an app. Its
 * answers follow the documentation of the provider's REST API.
 */

type Fetch = (address: string, init: { readonly body: string }) => Promise<Response>;

/** In Node the library reads `fetch` when it is loaded, so this replaces it before. */
const service = vi.hoisted(() => {
  const made: { answer: Fetch } = { answer: () => Promise.reject(new Error('No service yet')) };
  vi.stubGlobal('fetch', ((address, init) => made.answer(address, init)) satisfies Fetch);
  return made;
});

const email = 'head@school.test';
const rightCode = '123456';
let auth: Auth;
let app: ReturnType<typeof initializeApp>;
let enrolled: boolean;
let calls: string[];

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);
const tokens = () => {
  const idToken = `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: seconds(), exp: seconds() + 3600 })}.`;
  return { idToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'u1' };
};
const factor = {
  mfaEnrollmentId: 'factor-1',
  displayName: 'App',
  enrolledAt: '2026-01-01T00:00:00Z',
  totpInfo: {},
};

interface Sent {
  readonly password?: string;
  readonly totpVerificationInfo?: { readonly verificationCode?: string };
}

function codeOf({ totpVerificationInfo }: Sent): string | undefined {
  return totpVerificationInfo?.verificationCode;
}

const answers: Readonly<Record<string, (sent: Sent) => object | undefined>> = {
  'accounts:signInWithPassword': ({ password }) => {
    if (password !== 'right') return undefined;
    return enrolled ? { localId: 'u1', mfaPendingCredential: 'pending', mfaInfo: [factor] } : tokens();
  },
  'accounts/mfaSignIn:finalize': (sent) => (codeOf(sent) === rightCode ? tokens() : undefined),
  'accounts:lookup': () => ({ users: [{ localId: 'u1', email, ...(enrolled && { mfaInfo: [factor] }) }] }),
  'accounts/mfaEnrollment:start': () => ({
    totpSessionInfo: {
      sharedSecretKey: 'SHAREDKEY',
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'session',
      finalizeEnrollmentTime: new Date(Date.now() + 60_000).toISOString(),
    },
  }),
  'accounts/mfaEnrollment:finalize': (sent) => {
    if (codeOf(sent) !== rightCode) return undefined;
    enrolled = true;
    return tokens();
  },
};

beforeEach(() => {
  enrolled = false;
  calls = [];
  service.answer = async (address, { body }) => {
    const call = new URL(address).pathname.replace(/^\/v\d\//, '');
    calls.push(call);
    const answer = answers[call]?.(JSON.parse(body) as Sent);
    const refused = { error: { code: 400, message: 'INVALID_CODE' } };
    return Response.json(answer ?? refused, { status: answer ? 200 : 400 });
  };
  app = initializeApp({ apiKey: 'any', projectId: 'demo' }, `second-step-${Math.random()}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
});
afterEach(async () => {
  await deleteApp(app);
});

function signIn(code: string | null) {
  const askCode = vi.fn(async () => code);
  const done = withSecondStep(auth, askCode, () => signInWithEmailAndPassword(auth, email, 'right'));
  return { askCode, done };
}

test.each([
  ['without a second factor are not asked for a code', false],
  ['with one are signed in by the code', true],
])('people %s', async (_who, has) => {
  enrolled = has;
  const { askCode, done } = signIn(rightCode);
  await done;
  expect(askCode).toHaveBeenCalledTimes(has ? 1 : 0);
  expect(calls.includes('accounts/mfaSignIn:finalize')).toBe(has);
  expect(auth.currentUser?.uid).toBe('u1');
  expect(hasSecondStep(auth)).toBe(has);
});

test.each([
  ['gives no code', null, 'auth/multi-factor-auth-required'],
  ['gives a wrong one', '000000', 'auth/invalid-verification-code'],
])('who has one and %s is not signed in', async (_what, code, error) => {
  enrolled = true;
  await expect(signIn(code).done).rejects.toMatchObject({ code: error });
  expect(auth.currentUser).toBeNull();
});

test('a wrong password is said as ever', async () => {
  const askCode = vi.fn(async () => rightCode);
  const wrong = withSecondStep(auth, askCode, () => signInWithEmailAndPassword(auth, email, 'wrong'));
  await expect(wrong).rejects.toThrow('Firebase');
  expect(askCode).not.toHaveBeenCalled();
});

test('a second step is turned on by the first code of the app', async () => {
  await signIn(null).done;
  const step = await beginSecondStep(auth);
  expect(step.key).toBe('SHAREDKEY');
  expect(step.address).toMatch(
    new RegExp(
      `^otpauth://totp/${siteIn('en').name}:head@school\\.test\\?secret=SHAREDKEY&issuer=${siteIn('en').name}`,
    ),
  );
  await expect(step.finish('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  expect(enrolled).toBe(false);
  await step.finish(rightCode);
  expect(hasSecondStep(auth)).toBe(true);
});

test('nobody can turn on a second step for nobody', async () => {
  expect(() => hasSecondStep(auth)).toThrow('No user is logged in');
  await expect(beginSecondStep(auth)).rejects.toThrow('No user is logged in');
});
