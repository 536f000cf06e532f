import { Icon } from './icon.tsx';

interface CloseButtonProps {
  /** What it closes, for screen readers. */
  readonly label: string;
  /** Positions it. */
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** The round close button of a line or a note. */
export function CloseButton({ label, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`round ${className}`} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
