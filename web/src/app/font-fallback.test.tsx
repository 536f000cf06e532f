import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixFontFallback } from './font-fallback.ts';

const style = () => document.querySelector('style');

function page(css: string, status: FontFaceLoadStatus): void {
  document.head.innerHTML = `<style data-page-fonts="">${css}</style>`;
  const fonts = css === '' ? [] : [{ display: /swap|optional/.exec(css)?.[0], status }];
  const value = Object.assign(fonts, { ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { configurable: true, value });
}

beforeEach(() => page('@font-face{font-display:optional}', 'loading'));
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'fonts');
});

test('a device without Bangla shows the page’s own letters when they come, and no boxes before', async () => {
  const isHidden = () => document.documentElement.classList.contains('perhaps-old');
  fixFontFallback(() => true);
  expect(style()).toHaveTextContent('font-display:swap');
  expect(isHidden()).toBe(true);
  await document.fonts.ready;
  expect(isHidden()).toBe(false);
});

test('one that has Bangla stays with its own', () => {
  fixFontFallback(() => false);
  expect(style()).toHaveTextContent('font-display:optional');
});
