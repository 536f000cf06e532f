import { afterEach, expect, test } from 'vitest';
import { fixFontFallback } from './font-fallback.ts';

const rule = () => document.styleSheets[0]?.cssRules[1]?.cssText;

function page(css: string, status: FontFaceLoadStatus): void {
  document.head.innerHTML = `<style>p{color:red}${css}</style>`;
  const fonts = css === '' ? [] : [{ display: /swap|optional/.exec(css)?.[0], status }];
  const value = Object.assign(fonts, { ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { configurable: true, value });
}

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'fonts');
});

const isHidden = () => document.documentElement.classList.contains('perhaps-old');

test.each(['loading', 'loaded'] as const)(
  'a device without Bangla shows the page’s own letters, which are %s, when they come, and no boxes before',
  async (status) => {
    page('@font-face{font-family:Own;font-display:optional}', status);
    fixFontFallback(() => true);
    expect(rule()).toMatch(/font-display: ?swap/);
    expect(isHidden()).toBe(true);
    await document.fonts.ready;
    expect(isHidden()).toBe(false);
  },
);

test.each([
  ['has Bangla', 'loading', false],
  ['needs none', 'unloaded', true],
] as const)('one that %s stays with its own', (_, status, isMissing) => {
  page('@font-face{font-family:Own;font-display:optional}', status);
  fixFontFallback(() => isMissing);
  expect(rule()).toMatch(/font-display: ?optional/);
  expect(isHidden()).toBe(false);
});
