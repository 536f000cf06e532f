import type { ComponentProps } from 'react';
import styles from './action.module.css';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './router.ts';

interface CloseButtonProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Of a line or a note. */
export function CloseButton({ label, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`round ${className}`} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface Look {
  /** `primary`: the page's main action; `loud`: buying; `quiet`: anything else. */
  readonly look?: 'primary' | 'loud' | 'quiet';
  readonly small?: boolean;
}

export function actionClass({ look = 'primary', small = false }: Look, extra?: string): string {
  return [styles.action, styles[look], small && styles.small, extra].filter(Boolean).join(' ');
}

export function ActionLink({ look, small, className, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)} />
  );
}

/** For pages without MUI, and for many buttons on a page, where MUI's are slow. */
export function ActionButton({ look, small, className, ...props }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={actionClass({ ...(look && { look }), ...(small && { small }) }, className)}
    />
  );
}
