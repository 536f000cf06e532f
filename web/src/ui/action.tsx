import type { ComponentProps } from 'react';
import styles from './action.module.css';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './router.ts';

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

interface Look {
  /** `primary`: the page's main step; `loud`: buying; `quiet`: anything beside them. */
  readonly look?: 'primary' | 'loud' | 'quiet';
  readonly small?: boolean;
}

/** The classes of what looks like a button. */
export function actionClass({ look = 'primary', small = false }: Look, extra?: string): string {
  return [styles.action, styles[look], small && styles.small, extra].filter(Boolean).join(' ');
}

/** A link that looks like a button. */
export function ActionLink({ look, small, className, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)} />
  );
}

/** A button of pages without MUI, and where a page has so many that MUI's take long. */
export function ActionButton({ look, small, className, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)}
    />
  );
}
