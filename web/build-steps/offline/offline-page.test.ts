import { createHash } from 'node:crypto';
import { siteConfig } from '@pathshala/brand/site.config';
import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { offlineParts, offlinePolicy } from './offline-page.ts';

const htmlOf = (language: (typeof languages)[number]) => {
  const { before, after } = offlineParts(language);
  return before + after;
};
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(languages)('the page in %s says it in its language alone', (language) => {
  const html = htmlOf(language);
  const heading = /<h1>([^<]+)<\/h1>/.exec(html)?.[1] ?? '';
  const body = html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, '');
  expect(/\p{Script=Bengali}/u.test(body)).toBe(language === 'bn');
  expect(/\p{Script=Latin}/u.test(body)).toBe(language === 'en');
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(`<title>${heading} · `);
  expect(html).toContain('href=""');
});

test('it has the school’s name and a link to home', () => {
  expect(htmlOf('en')).toContain(`<span>${siteConfig.name}</span>`);
  expect(htmlOf('en')).toContain('<header><a href="/">');
  expect(htmlOf('bn')).toContain('<header><a href="/bn">');
});

test.each(languages)('the page in %s is self-contained, and its policy allows nothing else', (language) => {
  const html = htmlOf(language);
  expect(html).not.toMatch(/\ssrc=|<link|url\(/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  expect(offlinePolicy).toContain(`style-src ${hashOf(style)}`);
  expect(offlinePolicy).toContain(`script-src ${hashOf(script)}`);
});
