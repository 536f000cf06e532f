import { expect, test } from 'vitest';
import { type MediaFile, type MediaStore, sharedMedia } from './routes.ts';

const name = `${'0a'.repeat(16)}.pdf`;

function counted(has: () => boolean) {
  const read: Buffer[] = [];
  const store: MediaStore = {
    put: async () => undefined,
    has: async () => has(),
    get: async (): Promise<MediaFile | undefined> => {
      const bytes = Buffer.from('%PDF-');
      read.push(bytes);
      return has() ? { bytes, type: 'application/pdf' } : undefined;
    },
  };
  return { read, shared: sharedMedia(store) };
}

test('a file that many read is in memory once, as long as any of them has it', async () => {
  const { read, shared } = counted(() => true);
  const all = await Promise.all(Array.from({ length: 80 }, () => shared.get(name)));
  expect(new Set(all.map((one) => one?.bytes)).size).toBe(1);
  const later = await shared.get(name);
  expect(later).toEqual({ bytes: read[0], type: 'application/pdf' });
  expect(later?.bytes).toBe(all[0]?.bytes);
  expect(read).toHaveLength(1);
});

test('missing and unreadable files are looked up again', async () => {
  let isThere = false;
  const { shared } = counted(() => isThere);
  expect(await shared.get(name)).toBeUndefined();
  isThere = true;
  expect(await shared.get(name)).toBeDefined();
  let tries = 0;
  const failing = sharedMedia({
    ...counted(() => true).shared,
    get: async () => {
      tries += 1;
      throw new Error('away');
    },
  });
  for (const _ of [1, 2]) await expect(failing.get(name)).rejects.toThrow('away');
  expect(tries).toBe(2);
});
