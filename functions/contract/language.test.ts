import { expect, test } from 'vitest';
import { langOfHtml } from './language.ts';

test('a lesson is of the language that most of it is in, whatever its markup', () => {
  expect(langOfHtml('<p>The letter অ is the first one.</p>')).toBeUndefined();
  expect(langOfHtml('<p class="a-long-name-of-a-class"><strong>অ আ ই</strong></p>')).toBe('bn');
});
