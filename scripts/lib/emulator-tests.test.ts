import { expect, test } from 'vitest';
import { askForSite, emulatorTestsOf } from './emulator-tests.ts';
import { root } from './paths.ts';

test('a feature has its own tests and those that call what it answers', () => {
  const tests = emulatorTestsOf(root, 'enrolment');
  expect(tests).toContain('functions/src/enrolment/enrolment.emulator.test.ts');
  expect(tests).toContain('functions/src/checkout/stripe-webhook.emulator.test.ts');
  expect(tests).not.toContain('functions/src/contact/contact.emulator.test.ts');
});

test('a test that calls nothing of a feature is not one of its', () => {
  expect(emulatorTestsOf(root, 'contact')).not.toContain(
    'functions/src/checkout/stripe-webhook.emulator.test.ts',
  );
});

test('the site is built for the tests that ask it for pages, and for no other', () => {
  expect([[], ['pages.emulator'], ['contact', 'studio/preview']].map((one) => askForSite(root, one))).toEqual(
    [true, true, true],
  );
  expect([['contact'], ['no-such']].map((one) => askForSite(root, one))).toEqual([false, false]);
});
