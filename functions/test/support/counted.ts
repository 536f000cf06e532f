import { collections } from '../../src/firestore/collections.ts';
import type { Emulated } from './emulators.ts';

/** Sets a rate limit's counter directly instead of with a hundred calls. */
export async function asIfLookedAt({ db }: Pick<Emulated, 'db'>, times: number): Promise<void> {
  const { docs } = await collections.rateLimits(db).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ hits: times })));
}
