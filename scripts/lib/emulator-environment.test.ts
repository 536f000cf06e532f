import { expect, test } from 'vitest';
import { emulatorSettings } from './emulator-environment.ts';

test.each([
  [undefined, 'off'],
  ['off', 'off'],
  ['on', 'on'],
  ['on\nPAYMENTS=stripe', 'off'],
])('VERIFIED_ADMINS=%j of the environment is %s in the emulators', (word, setting) => {
  expect(emulatorSettings({ VERIFIED_ADMINS: word })).toBe(`VERIFIED_ADMINS=${setting}\n`);
});
