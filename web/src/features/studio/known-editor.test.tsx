import { afterEach, expect, it } from 'vitest';
import { accessToken } from '../../auth/access-token.ts';
import { isKnownEditor } from './known-editor.ts';

afterEach(() => accessToken.remove());

it.each([
  [{ admin: true }, true],
  [{ teacher: true }, true],
  [{ admin: false }, false],
  [{}, false],
])('of somebody whose token claims %j: %s', (claims, known) => {
  accessToken.set(`head.${btoa(JSON.stringify(claims))}.sign`);
  expect(isKnownEditor()).toBe(known);
});

it('nobody is an editor without a token, or with one that cannot be read', () => {
  expect(isKnownEditor()).toBe(false);
  accessToken.set('none');
  expect(isKnownEditor()).toBe(false);
});
