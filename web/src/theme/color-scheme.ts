import { type ColorScheme, showColorScheme } from '@pathshala/boot/color-scheme';
import { colorSchemeKey } from '@pathshala/boot/color-scheme-script';
import { isStored } from '../device/device-value.ts';

function isScheme(text: string | null): text is ColorScheme {
  return text === 'light' || text === 'dark';
}

/**
 * Calls back after every change of scheme, the visitor's, another tab's or the system's while nothing is chosen.
 * @returns what stops it
 */
export function onColorSchemeChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isStored(colorSchemeKey)) showColorScheme(system.matches ? 'dark' : 'light');
  };
  const heard = (event: StorageEvent) => {
    if (event.key === colorSchemeKey && isScheme(event.newValue)) showColorScheme(event.newValue);
  };
  // The system may have changed while only the page was there.
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
