import { expect, test } from 'vitest';
import { emulatorTestsOf } from './emulator-tests.ts';
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
