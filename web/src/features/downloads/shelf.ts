import { bytesOf, type PackName } from '../../../offline/packs/pack.ts';
import { readPacks } from '../../../offline/packs/read.ts';
import { freeBytes, inTurn, keptHashes, removePack } from '../../../offline/packs/write.ts';

/** What is kept on this device, and how much room there is. @throws where the browser keeps nothing */
export async function readShelf() {
  const [packs, hashes] = await Promise.all([readPacks(), keptHashes()]);
  const all = packs.flatMap(({ parts, coming = [] }) => [...parts, ...coming]);
  return {
    packs,
    /** What all of them take together: what they share is counted once. */
    bytes: bytesOf(all.filter(({ hash }) => hashes.has(hash))),
    /** Bytes; undefined where the browser does not say. */
    free: await freeBytes(),
    /** Whether the browser leaves what is kept where it is, also when the device is nearly full. */
    isLasting: (await navigator.storage?.persisted?.()) ?? false,
  };
}

export type Shelf = Awaited<ReturnType<typeof readShelf>>;

/** Takes packs away, one after the other with what another tab keeps just now. */
export const takeAway = (names: readonly PackName[]) =>
  inTurn(async () => {
    for (const name of names) await removePack(name);
  });
