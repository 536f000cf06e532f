import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@pathshala/contract/text/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offlineParts } from './offline-page.ts';

const face = '@font-face{font-family:Hind Siliguri;src:url(/assets/latin.woff2)}';
const preload = '<link rel="preload" href="/assets/latin.woff2" as="font">';

let site = '';
const write = (file: string, html: string) => {
  mkdirSync(join(site, file, '..'), { recursive: true });
  writeFileSync(join(site, file), html);
};

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  write('__spa-fallback.html', `<style>${face}</style>${preload}`);
  write('bn/__spa-fallback.html', `<style>${face.replace('{', '{font-display:optional;')}</style>${preload}`);
});
afterAll(() => rmSync(site, { recursive: true }));

const partsIn = (language: (typeof languages)[number]) => offlineParts(language, site);
const htmlIn = (language: (typeof languages)[number]) => {
  const { before, after } = partsIn(language);
  return before + after;
};
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(languages)('the page in %s says it in its language alone', (language) => {
  const html = htmlIn(language);
  const heading = /<h1>([^<]+)<\/h1>/.exec(html)?.[1] ?? '';
  const body = html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, '');
  expect(/\p{Script=Bengali}/u.test(body)).toBe(language === 'bn');
  expect(/\p{Script=Latin}/u.test(body)).toBe(language === 'en');
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`<title>${heading} · `);
  expect(html).toContain('href=""');
});

test.each(languages)(
  'the page in %s brings all but its fonts along, and its policy allows nothing else',
  (language) => {
    const { before, after, fonts, policy } = partsIn(language);
    expect(before + after).not.toMatch(/\ssrc=/);
    const asked = [...before.matchAll(/url\("?([^")]+)|<link[^>]*href="([^"]+)/g)].map(([, a, b]) => a ?? b);
    expect(fonts).toEqual(['/assets/latin.woff2']);
    expect(new Set(asked)).toEqual(new Set(fonts));
    // Nobody goes on to another page of it.
    expect(before).not.toContain('optional');
    const styles = [...before.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => hashOf(style));
    const script = /<script>([\s\S]*?)<\/script>/.exec(before)?.[1];
    expect(policy).toContain(`style-src ${styles.join(' ')};`);
    expect(policy).toContain(`script-src ${hashOf(script)};`);
  },
);
