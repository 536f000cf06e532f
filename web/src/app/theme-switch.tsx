import { colorSchemeKey } from '@pathshala/boot/head-scripts';
import { useSyncExternalStore } from 'react';
import { deviceValue } from '../device/device-value.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/words.ts';
import styles from './header.module.css';

const chosen = deviceValue(colorSchemeKey, (text) =>
  text === 'light' || text === 'dark' ? text : undefined,
);
const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (chosen.get() ?? (system().matches ? 'dark' : 'light')) === 'dark';

function subscribe(listener: () => void): () => void {
  const device = system();
  const stop = chosen.subscribe(listener);
  device.addEventListener('change', listener);
  return () => {
    stop();
    device.removeEventListener('change', listener);
  };
}

/** Shows the chosen colours, else the system's, and follows a change of either, also in another tab. @returns stops it */
export function followColorScheme(): () => void {
  const show = () => {
    const { classList } = document.documentElement;
    classList.toggle('dark', isDark());
    classList.toggle('light', !isDark());
  };
  show();
  return subscribe(show);
}

export function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <button
      type="button"
      className={`card round ${styles.button}`}
      aria-label={words['app.darkColours']()}
      aria-pressed={dark}
      onClick={() => chosen.set(dark ? 'light' : 'dark')}
    >
      <Icon name="moon" className={styles.moon ?? ''} />
      <Icon name="sun" className={styles.sun ?? ''} />
    </button>
  );
}
