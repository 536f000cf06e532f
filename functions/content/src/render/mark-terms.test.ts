import { describe, expect, test } from 'vitest';
import type { Terms } from './mark-terms.ts';
import { renderMarkdown } from './render-lesson.ts';

const terms: Terms = {
  pattern: /(?<![\p{L}\p{M}])(?:(right angles?)|(angles?))(?![\p{L}\p{M}])/giu,
  rows: [
    { names: { en: 'right angle', bn: 'সমকোণ' }, explanation: 'An angle of 90°.' },
    { names: { en: 'angle', bn: 'কোণ' }, explanation: 'How far one arm is <turned> from the other.' },
  ],
  written: 'en',
  explained: 'en',
};
const marked = (markdown: string, how: Terms = terms) => renderMarkdown(markdown, undefined, how);
/** The words that can be pressed, in order. */
const words = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, word]) => word);

test('pressing a word shows it in both languages, with its meaning', () => {
  expect(marked('An angle turns.')).toBe(
    '<p>An <button type="button" class="term" popovertarget="term-1">angle</button>' +
      '<span class="meaning" id="term-1" popover><b>angle</b> <b lang="bn">কোণ</b> ' +
      '<span>How far one arm is &lt;turned&gt; from the other.</span></span> turns.</p>\n',
  );
});

test('on a page of another language the meaning is marked with its language, and the page’s word comes first', () => {
  expect(marked('An angle.', { ...terms, explained: 'bn' })).toContain(
    '<span class="meaning" id="term-1" popover lang="bn"><b>কোণ</b> <b lang="en">angle</b> <span>',
  );
});

test('each word is explained once, at its first occurrence; a longer term wins over a shorter one', () => {
  const html = marked('A **right angle** is an angle.\n\n- Angles\n- right angles\n\n> an angle');
  expect(words(html)).toEqual(['right angle', 'angle']);
  expect(html).toContain('<strong><button');
  expect(html).toContain('id="term-2"');
});

test('in lists, quotes, cells and answers too', () => {
  expect(words(marked('1. an angle\n2. more'))).toEqual(['angle']);
  expect(words(marked('> *an angle*'))).toEqual(['angle']);
  expect(words(marked('| what |\n|---|\n| angle |'))).toEqual(['angle']);
  expect(words(marked('**Answer.** The angle.'))).toEqual(['angle']);
});

describe('not in', () => {
  test.each([
    ['a heading', '## The angle'],
    ['a link', '[the angle](/course/x)'],
    ['code', '`angle`'],
    ['a block of code', '```\nangle\n```'],
    ['a formula', '$\\text{angle}$'],
    ['a formula of its own', '$$\\text{angle}$$'],
    ['the head of a table', '| angle |\n|---|\n| x |'],
    ['another word', 'triangle, rectangles, angled'],
    [
      'a figure',
      '```figure\n{"kind":"shape","viewBox":[0,0,10,10],"circles":[{"x":5,"y":5,"r":2,"fill":"marigold"}],"caption":"An angle, and a circle beside it."}\n```',
    ],
  ])('%s', (_name, markdown) => {
    const html = marked(`${markdown}\n\nAn angle.`);
    expect(words(html)).toEqual(['angle']);
    expect(html).toMatch(/<p>An <button/);
  });
});

test('escaped characters beside a glossary word stay escaped', () => {
  expect(marked('a & b < angle > "c"')).toMatch(
    /^<p>a &amp; b &lt; <button.*<\/span> &gt; &quot;c&quot;<\/p>\n$/,
  );
});

test('a text without glossary words renders the same with and without a glossary', () => {
  const text = '## Head\n\nSome *text*, and $x^2$.\n\n- one\n- two';
  expect(marked(text)).toBe(renderMarkdown(text));
  expect(marked('An angle.', { ...terms, rows: [] })).toBe(renderMarkdown('An angle.'));
});
