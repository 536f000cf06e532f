import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { copyKey, countUnsent, forgetUnsent } from '../../../device/drafts.ts';
import { keepCopy, readCopy } from './use-draft.ts';

const copy = (title: string) => ({
  base: { updateTime: 't1', fields: {} },
  mine: { title },
  sent: null,
  left: [],
});

test('keeps the last copy of each person’s work, and removes it when it is saved', async () => {
  const key = copyKey('u1', 'articles', 'a');
  await Promise.all([keepCopy(key, copy('one')), keepCopy(key, copy('two'))]);
  expect(await readCopy(key)).toEqual(copy('two'));
  expect(await readCopy(copyKey('u2', 'articles', 'a'))).toBeUndefined();
  expect(await keepCopy(key, null)).toBe(true);
  expect(await readCopy(key)).toBeUndefined();
});

test('counts and removes only a person’s own copies', async () => {
  const [rima, tanvir] = [copyKey('u1', 'lessons', 'a~b'), copyKey('u10', 'lessons', 'a~b')];
  await keepCopy(rima, copy('one'));
  await keepCopy(copyKey('u1', 'articles', 'a'), copy('two'));
  await keepCopy(tanvir, copy('three'));
  expect([await countUnsent('u1'), await countUnsent('u10'), await countUnsent('u2')]).toEqual([2, 1, 0]);
  await forgetUnsent('u1');
  expect([await countUnsent('u1'), await countUnsent('u10')]).toEqual([0, 1]);
  expect(await readCopy(tanvir)).toEqual(copy('three'));
});
