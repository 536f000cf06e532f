import { expect, test } from 'vitest';
import { authErrorHelp } from './auth-error-help.ts';

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
