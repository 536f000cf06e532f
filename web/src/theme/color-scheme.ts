import type { DeviceKey } from '../api/kept-on-device.ts';

/** Light or dark: the system's choice until the visitor makes their own. */
export type ColorScheme = 'light' | 'dark';

const storageKey: DeviceKey = 'colorScheme';

/**
 * Runs in the head, before the first paint, so that a prerendered page never flashes in the wrong colours.
 * Written as text because it runs before any module does.
 */
export const colorSchemeScript = `(function(){var s;try{s=localStorage.getItem('${storageKey}')}catch(e){}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.classList.add(s)})()`;

export function currentColorScheme(): ColorScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(scheme: ColorScheme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(scheme);
}

/** Switches the page to a scheme and keeps the choice for the next visit. */
export function setColorScheme(scheme: ColorScheme): void {
  apply(scheme);
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}

/**
 * Calls back after every change of scheme, the visitor's, another tab's or the system's while nothing is chosen.
 * @returns what stops it
 */
export function onColorSchemeChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (localStorage.getItem(storageKey) === null) apply(system.matches ? 'dark' : 'light');
  };
  const heard = (event: StorageEvent) => {
    if (event.key === storageKey && (event.newValue === 'light' || event.newValue === 'dark')) {
      apply(event.newValue);
    }
  };
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
