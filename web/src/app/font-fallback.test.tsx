import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixFontFallback } from './font-fallback.ts';

const rule = () => document.styleSheets[0]?.cssRules[1]?.cssText;

function page(css: string, status: FontFaceLoadStatus): void {
  document.head.innerHTML = `<style>p{color:red}${css}</style>`;
  const fonts = css === '' ? [] : [{ display: /swap|optional/.exec(css)?.[0], status }];
  const value = Object.assign(fonts, { ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { configurable: true, value });
}

beforeEach(() => page('@font-face{font-family:Own;font-display:optional}', 'loading'));
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'fonts');
});

test('a device without Bangla shows the page’s own letters when they come, and no boxes before', async () => {
  const isHidden = () => document.documentElement.classList.contains('perhaps-old');
  fixFontFallback(() => true);
  expect(rule()).toMatch(/font-display: ?swap/);
  expect(isHidden()).toBe(true);
  await document.fonts.ready;
  expect(isHidden()).toBe(false);
});

test('one that has Bangla stays with its own', () => {
  fixFontFallback(() => false);
  expect(rule()).toMatch(/font-display: ?optional/);
});
