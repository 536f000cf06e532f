import type { Tiles } from '@pathshala/content/practice/answers/tiles';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import { EraseKey } from './erase-key.tsx';
import { signName } from './sign-names.ts';
import { placedIn, withoutLast, withTile } from './tiles-in.ts';

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
            aria-label={signName(tile)}
            aria-pressed={used.has(at)}
            disabled={isDone}
            // Do not take the focus from the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onType(withTile(typed, at, tiles))}
          >
            {shown(tile)}
          </button>
        ))}
        <EraseKey
          className={`${styles.key} ${styles.tile}`}
          isDisabled={isDone || typed === ''}
          onPress={() => onType(withoutLast(typed, tiles))}
        />
      </fieldset>
    </div>
  );
}
