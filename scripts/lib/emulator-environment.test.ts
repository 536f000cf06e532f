import { expect, test } from 'vitest';
import { emulatorSettings } from './emulator-environment.ts';

const words = [
  [undefined, 'off'],
  ['off', 'off'],
  ['on', 'on'],
  ['on\nPAYMENTS=stripe', 'off'],
] as const;

test.each(words)('VERIFIED_ADMINS=%j of the environment is %s in the emulators', (word, setting) => {
  expect(emulatorSettings({ VERIFIED_ADMINS: word })).toBe(
    `VERIFIED_ADMINS=${setting}\nPARENT_CONSENT=off\n`,
  );
});

test.each(words)('PARENT_CONSENT=%j of the environment is %s in the emulators', (word, setting) => {
  expect(emulatorSettings({ PARENT_CONSENT: word })).toBe(`VERIFIED_ADMINS=off\nPARENT_CONSENT=${setting}\n`);
});
