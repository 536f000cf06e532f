import { words } from '../../../words/words.ts';

interface EraseKeyProps {
  readonly className: string | undefined;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Erases the last character. */
export function EraseKey({ className, isDisabled, onPress }: EraseKeyProps) {
  return (
    <button
      type="button"
      className={`control center ${className}`}
      disabled={isDisabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <small>{words['practice.erase']()}</small>
    </button>
  );
}
