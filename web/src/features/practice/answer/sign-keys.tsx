import type { Sign } from '@pathshala/content/practice/answers/signs';
import styles from './answer.module.css';
import { keys } from './keys.ts';

interface SignKeysProps {
  readonly signs: readonly Sign[];
  readonly isDone: boolean;
  readonly onPress: (types: string) => void;
}

/** The signs that an answer may need, each with its word. */
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
        // The field keeps the focus, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress(types)}
      >
        <span>{shows}</span>
        <small>{caption()}</small>
      </button>
    );
  });
}
