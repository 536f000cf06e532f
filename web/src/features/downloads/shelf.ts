import { bytesOf, type KeptPack, type PackName } from '../../../offline/packs/pack.ts';
import { readPacks } from '../../../offline/packs/read.ts';
import { inTurn, keptHashes, removePack } from '../../../offline/packs/write.ts';
import { freeBytes } from '../../api/packs/device.ts';

/** What is kept on this device, and how much room there is. @throws where the browser keeps nothing */
export async function readShelf() {
  const [all, hashes] = await Promise.all([readPacks(), keptHashes()]);
  const hereOf = ({ parts, coming = [] }: KeptPack) =>
    [...parts, ...coming].filter(({ hash }) => hashes.has(hash));
  return {
    /** With what of each is here, bytes. */
    packs: all.map((pack) => ({ ...pack, here: bytesOf(hereOf(pack)) })),
    /** What all of them take together: what they share is counted once. */
    bytes: bytesOf(all.flatMap(hereOf)),
    /** Bytes; undefined where the browser does not say. */
    free: await freeBytes(),
    /** Whether the browser leaves what is kept where it is, also when the device is nearly full. */
    isLasting: (await navigator.storage?.persisted?.()) ?? false,
  };
}

export type Shelf = Awaited<ReturnType<typeof readShelf>>;
export type Download = Shelf['packs'][number];

/** Takes packs away, one after the other with what another tab keeps just now. */
export const takeAway = (names: readonly PackName[]) =>
  inTurn(async () => {
    for (const name of names) await removePack(name);
  });
