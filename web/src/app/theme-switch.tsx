import { currentColorScheme, switchColorScheme } from '@pathshala/boot/color-scheme';
import { useSyncExternalStore } from 'react';
import { onColorSchemeChange } from '../theme/color-scheme.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';

/** Toggles light and dark; follows the system by default. */
export function ThemeSwitch() {
  const scheme = useSyncExternalStore(onColorSchemeChange, currentColorScheme, () => 'light' as const);
  const dark = scheme === 'dark';
  return (
    <button
      type="button"
      className={`card round ${styles.button}`}
      aria-label={words['app.darkColours']()}
      aria-pressed={dark}
      onClick={switchColorScheme}
    >
      <Icon name="moon" className={styles.moon ?? ''} />
      <Icon name="sun" className={styles.sun ?? ''} />
    </button>
  );
}
