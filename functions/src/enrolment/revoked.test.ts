import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { revokedList } from './certificates.ts';

test('each part is read once for all callers within a minute, and at once by who changed something', async () => {
  const reads: string[] = [];
  const own = (part: string) => ({
    get: async () => {
      reads.push(part);
      return { data: () => ({ hashes: { [`${part}${reads.length}`]: 1 } }) };
    },
  });
  const all = { withConverter: () => all, doc: own, get: async () => ({ docs: [] }) };
  let now = 1_700_000_000_000;
  const list = revokedList({ collection: () => all } as unknown as Firestore, () => now);
  const answers = await Promise.all(Array.from({ length: 50 }, () => list.read('0a')));
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  await list.read('0b');
  expect(reads).toEqual(['0a', '0b']);
  list.changed();
  expect(JSON.parse((await list.read('0a')).body.toString())).toMatchObject({ revoked: ['0a3'] });
  now += 59_000;
  await list.read('0a');
  expect(reads).toHaveLength(3);
  now += 2000;
  await list.read('0a');
  expect(reads).toHaveLength(4);
});
