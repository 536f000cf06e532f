import { colorSchemeKey } from './color-scheme-script.ts';

export type ColorScheme = 'light' | 'dark';

export function currentColorScheme(): ColorScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(scheme);
}

export function switchColorScheme(): void {
  const scheme = currentColorScheme() === 'dark' ? 'light' : 'dark';
  showColorScheme(scheme);
  try {
    localStorage.setItem(colorSchemeKey, scheme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
}
