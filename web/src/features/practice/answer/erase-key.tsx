import { words } from '../../../words/words.ts';
import styles from './answer.module.css';

interface EraseKeyProps {
  readonly className: string | undefined;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Takes the last sign away. */
export function EraseKey({ className, isDisabled, onPress }: EraseKeyProps) {
  return (
    <button
      type="button"
      className={`control center ${className} ${styles.erase}`}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {words['practice.erase']()}
    </button>
  );
}
