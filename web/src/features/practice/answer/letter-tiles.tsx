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

/** A sign of a vowel has nothing to stand on by itself. */
const shown = (tile: string) => (/^\p{M}/u.test(tile) ? `◌${tile}` : tile);

/** Letters or words to put an answer together from: pressed to be placed, and pressed again to be taken back. */
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
            // The field keeps the focus, where it has it.
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
