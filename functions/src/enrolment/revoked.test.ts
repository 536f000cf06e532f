import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { revokedList } from './revoked.ts';

test('the list is read once for all callers within some seconds, and at once by who changed it', async () => {
  let reads = 0;
  const get = async () => {
    reads += 1;
    return { docs: [{ id: `certificate-${reads}` }] };
  };
  const db = { collection: () => ({ withConverter: () => ({ get }) }) } as unknown as Firestore;
  let now = 1_700_000_000_000;
  const list = revokedList(db, () => now);
  const all = await Promise.all(Array.from({ length: 50 }, () => list.read()));
  expect(new Set(all.map(({ body }) => body.toString())).size).toBe(1);
  expect(reads).toBe(1);
  list.changed();
  expect(JSON.parse((await list.read()).body.toString())).toMatchObject({ revoked: ['certificate-2'] });
  now += 10_000;
  await list.read();
  expect(reads).toBe(3);
});
