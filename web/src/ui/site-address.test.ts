import { expect, test } from 'vitest';
import { idInHash } from './site-address.ts';

test.each([
  ['#one', 'one'],
  ['#%E0%A6%95', 'ক'],
  ['', ''],
  // Cut off in the middle of a letter.
  ['#part-%E0%A6%B', ''],
  ['#part-%E0%A6', ''],
  ['#%', ''],
  ['#%E0', ''],
  ['#100%', ''],
])('the hash %s names %j', (hash, id) => expect(idInHash(hash)).toBe(id));
