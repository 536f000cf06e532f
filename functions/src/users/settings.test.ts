import { expect, test } from 'vitest';
import { wantsVerifiedAdmins } from './settings.ts';

test.each([
  ['on a real project', undefined, false, true],
  ['on a real project that says off', 'off', false, false],
  ['on a real project with a word that nobody knows', 'no', false, true],
  ['in the emulators', undefined, true, false],
  ['in the emulators of npm start that says on', 'on', true, true],
])('%s', (_where, VERIFIED_ADMINS, isEmulated, wanted) => {
  expect(wantsVerifiedAdmins({ VERIFIED_ADMINS }, isEmulated)).toBe(wanted);
});
