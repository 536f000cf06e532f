import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

test('what is in every page for the time before the site weighs less than 6 KB', () => {
  expect(bootScript.length).toBeLessThan(6000);
});
