import { Icon } from './icon.tsx';

interface CloseButtonProps {
  /** What it closes, for anyone who cannot see it. */
  readonly label: string;
  /** Its place is its owner's. */
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** The round cross of a line or a note. */
export function CloseButton({ label, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`round ${className}`} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
