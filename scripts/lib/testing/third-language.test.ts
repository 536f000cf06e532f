import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { addThirdLanguage, madeUp, withThirdLanguage } from './third-language.ts';

/*
 * What of a third language takes no build: its words, its addresses and rewrites, and texts that fall back. `npm run languages` builds
 * the whole site with it.
 */
const copy = mkdtempSync(join(root, 'node_modules/.third-language-'));
beforeAll(() => {
  for (const part of ['functions/contract', 'web/messages'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  addThirdLanguage(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

const load = (file: string) => import(/* @vite-ignore */ join(copy, 'functions/contract', file));

test('it is one name in the table of languages', async () => {
  const { languages, forTranslations } = await load('language.ts');
  expect(languages).toEqual(['en', 'bn', madeUp]);
  expect(forTranslations((one: string) => one)).toEqual({ bn: 'bn', [madeUp]: madeUp });
});

test('its words are those of English, each marked, with the same placeholders and plurals', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(copy, `web/messages/${name}.json`), 'utf8'));
  const [english, made] = [read('en'), read(madeUp)];
  expect(made['not-found'].title).toBe(`‹${english['not-found'].title}›`);
  expect(made.glossary.found).toBe('‹{count, plural, one {# word} other {# words}}›');
});

test('every page has an address in it, and a text without a translation is the first language’s, and says so', async () => {
  const { addressesInAll, languageOfAddress } = await load('language-address.ts');
  const { pages } = await load('routes.ts');
  for (const { path } of Object.values(pages) as { path: string }[]) {
    const [, , third] = addressesInAll(path);
    expect(third.path).toBe(path === '/' ? `/${madeUp}` : `/${madeUp}${path}`);
    expect(languageOfAddress(third.path)).toEqual({ language: madeUp, path });
  }
  const { textIn } = await load('local-text.ts');
  expect(textIn({ en: 'A word', bn: 'একটি শব্দ' }, madeUp)).toMatchObject({ text: 'A word' });
});

test('a table that has changed its shape is not passed over', () => {
  expect(() => withThirdLanguage('export const languages = [];')).toThrow('There is no');
});
