import type { Sign } from '@pathshala/content/practice/answers/signs';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import { EraseKey } from './erase-key.tsx';
import { SignKeys } from './sign-keys.tsx';

interface NumberPadProps {
  readonly signs: readonly Sign[];
  readonly isDone: boolean;
  readonly isEmpty: boolean;
  readonly onPress: (types: string) => void;
  readonly onErase: () => void;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Digits that are large enough for small hands, with the other characters that the answer needs. */
export function NumberPad({ signs, isDone, isEmpty, onPress, onErase }: NumberPadProps) {
  return (
    <fieldset aria-label={words['practice.pad']()} className={styles.pad}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          className={`control center ${styles.key}`}
          disabled={isDone}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(numberText(digit))}
        >
          {numberText(digit)}
        </button>
      ))}
      <EraseKey className={styles.key} isDisabled={isDone || isEmpty} onPress={onErase} />
      <SignKeys {...{ signs, isDone, onPress }} />
    </fieldset>
  );
}
