import type { Sign } from '@pathshala/content/practice/answers/signs';
import styles from './answer.module.css';
import { keys } from './keys.ts';

interface SignKeysProps {
  readonly signs: readonly Sign[];
  readonly isDone: boolean;
  readonly onPress: (types: string) => void;
}

/** Keys for the characters that an answer may need, each with its word. */
export function SignKeys({ signs, isDone, onPress }: SignKeysProps) {
  return signs.map((sign) => {
    const { types, shows, caption, label } = keys[sign];
    return (
      <button
        key={sign}
        type="button"
        className={`control stack gap-0 middle ${styles.key}`}
        aria-label={label()}
        disabled={isDone}
        // Keep the focus in the field, and the phone keyboard open.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress(types)}
      >
        <span>{shows}</span>
        <small>{caption()}</small>
      </button>
    );
  });
}
