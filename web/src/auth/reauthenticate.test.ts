import { expect, test } from 'vitest';
import { authErrorHelp } from './auth-error-help.ts';
import { passwordToSet, withPassword } from './reauthenticate.ts';

const one = '\u09aa\u09a1\u09bc\u09be\u09b2\u09c7\u0996\u09be';
const composed = one.replace('\u09a1\u09bc', '\u09dc');

/** A provider with one password, which counts attempts. */
function providerOf(password: string) {
  const tried: string[] = [];
  const attempt = async (typed: string) => {
    tried.push(typed);
    if (typed !== password) throw Object.assign(new Error('wrong'), { code: 'auth/invalid-credential' });
    return 'in';
  };
  return { tried, attempt };
}

test.each([
  ['set here', passwordToSet(composed), [one, composed], 1],
  ['set on the provider’s page with single letters', composed, [one, composed], 2],
  ['set on the provider’s page with an accent apart', 'e\u0301te\u0301!', ['e\u0301te\u0301!'], 2],
])('a password that was %s is right, however it is typed', async (_where, stored, typings, attempts) => {
  for (const typed of typings) {
    const { tried, attempt } = providerOf(stored);
    expect(await withPassword(typed, attempt)).toBe('in');
    expect(tried).toHaveLength(attempts);
  }
});

test.each([
  ['has one form', 'wrong-pass-1', 1],
  ['has two forms', composed, 2],
])('a wrong password that %s is refused as the provider refuses it', async (_what, typed, attempts) => {
  const { tried, attempt } = providerOf('right');
  await expect(withPassword(typed, attempt)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect(tried).toHaveLength(attempts);
});

test('what is not about the password is not tried again', async () => {
  let tried = 0;
  const down = async () => {
    tried += 1;
    throw Object.assign(new Error('down'), { code: 'auth/too-many-requests' });
  };
  await expect(withPassword(composed, down)).rejects.toThrow('down');
  expect(tried).toBe(1);
});

const thrown = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  ['auth/invalid-credential', /Wrong email or password.*Reset Password/],
  ['auth/wrong-password', /Wrong email or password.*Reset Password/],
  ['auth/email-already-in-use', /Log in instead/],
  ['auth/too-many-requests', /Wait a few minutes/],
  ['auth/network-request-failed', /offline/],
  ['auth/cancelled-popup-request', /Google window/],
  ['auth/a-code-of-tomorrow', /Wait a moment/],
])('%s', (code, sentence) => {
  expect(authErrorHelp(thrown(code))?.help).toMatch(sentence);
});

test.each([
  [new Error('You have tried that often.')],
  [Object.assign(new Error('Please wait.'), { code: 'too-many-requests' })],
  ['a word'],
  [null],
])('%s is nothing of the provider’s, and says itself what to do', (failure) => {
  expect(authErrorHelp(failure)).toBeNull();
});
