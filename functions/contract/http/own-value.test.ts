import { expect, test } from 'vitest';
import { isInherited, ownValue } from './own-value.ts';

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is found only where it was put',
  (key) => {
    expect(isInherited(key)).toBe(true);
    expect(ownValue<number>({}, key)).toBeUndefined();
    expect(ownValue(Object.fromEntries([[key, 1]]), key)).toBe(1);
  },
);

test('other ids are as they were', () => {
  expect(isInherited('counting')).toBe(false);
  expect(ownValue({ counting: 2 }, 'counting')).toBe(2);
  expect(ownValue<number>(undefined, 'counting')).toBeUndefined();
});
