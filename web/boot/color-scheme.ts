import { colorSchemeKey } from './color-scheme-script.ts';

/** Light or dark: the system's choice until the visitor makes their own. */
export type ColorScheme = 'light' | 'dark';

export function currentColorScheme(): ColorScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows the page in a scheme, without keeping it. */
export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(scheme);
}

/** Switches the page to the other scheme and keeps the choice for the next visit. */
export function switchColorScheme(): void {
  const scheme = currentColorScheme() === 'dark' ? 'light' : 'dark';
  showColorScheme(scheme);
  try {
    localStorage.setItem(colorSchemeKey, scheme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}
