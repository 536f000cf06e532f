import type { Tiles } from '@pathshala/content/practice/answers/tiles';

/** A piece of the typed text and the index of its tile. Undefined: the text matches no tile. */
export interface Placed {
  readonly text: string;
  readonly tile: number | undefined;
}

/** Splits typed text into tiles. Each tile is used at most once. */
export function placedIn(typed: string, { tiles, between }: Tiles): Placed[] {
  const free = new Set(tiles.keys());
  const take = (isHere: (tile: string) => boolean): number | undefined => {
    const found = [...free].filter((at) => isHere(tiles[at] ?? ''));
    const [longest] = found.sort((a, b) => (tiles[b]?.length ?? 0) - (tiles[a]?.length ?? 0));
    if (longest !== undefined) free.delete(longest);
    return longest;
  };
  if (between === ' ') {
    const all = typed.split(' ').filter(Boolean);
    return all.map((text) => ({ text, tile: take((tile) => tile === text) }));
  }
  const placed: Placed[] = [];
  for (let rest = typed.normalize('NFC'); rest !== ''; ) {
    const left = rest;
    const tile = take((one) => left.startsWith(one));
    const text = tile === undefined ? String.fromCodePoint(left.codePointAt(0) ?? 0) : (tiles[tile] ?? '');
    placed.push({ text, tile });
    rest = left.slice(text.length);
  }
  return placed;
}

const joined = (placed: readonly Placed[], { between }: Tiles) =>
  placed.map(({ text }) => text).join(between);

/** Appends a tile, or removes it if it is already used. */
export function withTile(typed: string, tile: number, all: Tiles): string {
  const placed = placedIn(typed, all);
  const kept = placed.filter((one) => one.tile !== tile);
  const text = all.tiles[tile] ?? '';
  return joined(kept.length < placed.length ? kept : [...placed, { text, tile }], all);
}

/** Removes the last piece. */
export const withoutLast = (typed: string, all: Tiles): string =>
  joined(placedIn(typed, all).slice(0, -1), all);
