import type { SeedWrite } from './seed-published.ts';

/** Firestore takes 10 MiB at once, and a lesson's page may have 900 KiB. */
const batchBytes = 6 * 1024 * 1024;
const batchSize = 100;

/** The writes in their order, in batches that Firestore takes. */
export function seedBatches(writes: readonly SeedWrite[]): SeedWrite[][] {
  const batches: SeedWrite[][] = [];
  let room = 0;
  for (const write of writes) {
    const bytes = Buffer.byteLength(JSON.stringify(write));
    const last = batches.at(-1);
    if (last && bytes <= room && last.length < batchSize) {
      last.push(write);
      room -= bytes;
    } else {
      batches.push([write]);
      room = batchBytes - bytes;
    }
  }
  return batches;
}
