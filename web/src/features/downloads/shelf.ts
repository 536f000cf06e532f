import { bytesOf, type KeptPack, type PackName } from '../../../offline/packs/pack.ts';
import { readPacks } from '../../../offline/packs/read.ts';
import { inTurn, keptHashes, removePack } from '../../../offline/packs/write.ts';
import { freeBytes, isLasting } from '../../api/packs/device.ts';

/** A pack with what of it is here, bytes. */
export interface Download extends KeptPack {
  readonly here: number;
}

/** What is kept on this device, and how much room there is. */
export interface Shelf {
  readonly packs: readonly Download[];
  /** What all of them take together: what they share is counted once. */
  readonly bytes: number;
  /** Bytes; undefined where the browser does not say. */
  readonly free: number | undefined;
  /** Whether the browser leaves it there when the device is nearly full. */
  readonly isLasting: boolean;
}

/** @throws where the browser keeps nothing */
export async function readShelf(): Promise<Shelf> {
  const [packs, hashes] = await Promise.all([readPacks(), keptHashes()]);
  const hereOf = ({ parts, coming = [] }: KeptPack) =>
    [...parts, ...coming].filter(({ hash }) => hashes.has(hash));
  return {
    packs: packs.map((pack) => ({ ...pack, here: bytesOf(hereOf(pack)) })),
    bytes: bytesOf(packs.flatMap(hereOf)),
    free: await freeBytes(),
    isLasting: await isLasting(),
  };
}

/** Takes packs away, one after the other with what another tab keeps just now. */
export const takeAway = (names: readonly PackName[]) =>
  inTurn(async () => {
    for (const name of names) await removePack(name);
  });
