import {
  type ColorScheme,
  currentColorScheme,
  showColorScheme,
  switchColorScheme,
} from '@pathshala/boot/color-scheme';
import { colorSchemeKey } from '@pathshala/boot/color-scheme-script';
import { useSyncExternalStore } from 'react';
import { isStored } from '../device/device-value.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';

function isScheme(text: string | null): text is ColorScheme {
  return text === 'light' || text === 'dark';
}

/** Follows another tab's choice, and the system's while nothing is chosen. @returns stops it */
export function followColorScheme(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isStored(colorSchemeKey)) showColorScheme(system.matches ? 'dark' : 'light');
  };
  const heard = (event: StorageEvent) => {
    if (event.key === colorSchemeKey && isScheme(event.newValue)) showColorScheme(event.newValue);
  };
  // The system's scheme may have changed before hydration.
  follow();
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  system.addEventListener('change', follow);
  window.addEventListener('storage', heard);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', heard);
  };
}

export function ThemeSwitch() {
  const scheme = useSyncExternalStore(followColorScheme, currentColorScheme, () => 'light' as const);
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
