import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { copyKey, keepCopy, readCopy } from './device-copies.ts';

const copy = (title: string) => ({
  base: { updateTime: 't1', fields: {} },
  mine: { title },
  sent: null,
});

test('keeps the last copy of each person’s work, and forgets it when it is saved', async () => {
  const key = copyKey('u1', 'articles', 'a');
  await Promise.all([keepCopy(key, copy('one')), keepCopy(key, copy('two'))]);
  expect(await readCopy(key)).toEqual(copy('two'));
  expect(await readCopy(copyKey('u2', 'articles', 'a'))).toBeUndefined();
  expect(await keepCopy(key, null)).toBe(true);
  expect(await readCopy(key)).toBeUndefined();
});
