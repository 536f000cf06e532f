import type { Tiles } from '@pathshala/content/practice/answers/tiles';
import { langOf } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';

/** A piece of the typed text and the index of its tile. Undefined: the text matches no tile. */
export interface Placed {
  readonly text: string;
  readonly tile: number | undefined;
}

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

export function withTile(typed: string, tile: number, all: Tiles): string {
  const placed = placedIn(typed, all);
  const kept = placed.filter((one) => one.tile !== tile);
  const text = all.tiles[tile] ?? '';
  return joined(kept.length < placed.length ? kept : [...placed, { text, tile }], all);
}

export const withoutLast = (typed: string, all: Tiles): string =>
  joined(placedIn(typed, all).slice(0, -1), all);

/** Names of the Bangla vowel signs. Screen readers say nothing for a vowel sign alone. */
const signNames: Readonly<Record<string, string>> = {
  'া': 'আ-কার',
  'ি': 'ই-কার',
  'ী': 'ঈ-কার',
  'ু': 'উ-কার',
  'ূ': 'ঊ-কার',
  'ৃ': 'ঋ-কার',
  'ে': 'এ-কার',
  'ৈ': 'ঐ-কার',
  'ো': 'ও-কার',
  'ৌ': 'ঔ-কার',
  'ং': 'অনুস্বার',
  'ঃ': 'বিসর্গ',
  'ঁ': 'চন্দ্রবিন্দু',
  '্': 'হসন্ত',
};

interface EraseKeyProps {
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

export function EraseKey({ isDisabled, onPress }: EraseKeyProps) {
  return (
    <button
      type="button"
      className={`control center ${styles.key} ${styles.tile}`}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <small>{words['practice.erase']()}</small>
    </button>
  );
}

interface LetterTilesProps {
  readonly tiles: Tiles;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isDone: boolean;
}

/** A vowel sign needs a base to be displayed on; alone it gets a dotted circle. */
const shown = (tile: string) => (/^\p{M}/u.test(tile) ? `◌${tile}` : tile);

/** Letters or words to build an answer from. Pressing a tile places it; pressing it again takes it back. */
export function LetterTiles({ tiles, typed, onType, isDone }: LetterTilesProps) {
  const used = new Set(placedIn(typed, tiles).map(({ tile }) => tile));
  const areWords = tiles.between === ' ';
  return (
    <div className="stack gap-2">
      <p>{areWords ? words['practice.wordHint']() : words['practice.letterHint']()}</p>
      <fieldset
        aria-label={areWords ? words['practice.words']() : words['practice.letters']()}
        className="cluster gap-2"
      >
        {tiles.tiles.map((tile, at) => (
          <button
            key={at}
            type="button"
            className={`control center ${styles.key} ${styles.tile}`}
            lang={langOf(tile)}
            aria-label={signNames[tile]}
            aria-pressed={used.has(at)}
            disabled={isDone}
            // Do not take the focus from the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onType(withTile(typed, at, tiles))}
          >
            {shown(tile)}
          </button>
        ))}
        <EraseKey isDisabled={isDone || typed === ''} onPress={() => onType(withoutLast(typed, tiles))} />
      </fieldset>
    </div>
  );
}
