import { expect, test } from 'vitest';
import { renderMarkdown } from '../render/render-lesson.ts';
import type { Terms } from './terms.ts';

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

test('pressing a word shows it in both languages, with its meaning; what is beside it stays escaped', () => {
  expect(marked('a & b < angle > "c"')).toBe(
    '<p>a &amp; b &lt; <button type="button" class="term" popovertarget="term-1">angle</button>' +
      '<span class="meaning" id="term-1" popover><b>angle</b> <b lang="bn">কোণ</b> ' +
      '<span>How far one arm is &lt;turned&gt; from the other.</span></span> &gt; &quot;c&quot;</p>\n',
  );
});

test('on a page of another language the meaning is marked with its language, and the page’s word comes first', () => {
  expect(marked('An angle.', { ...terms, explained: 'bn' })).toContain(
    '<span class="meaning" id="term-1" popover lang="bn"><b>কোণ</b> <b lang="en">angle</b> <span>',
  );
});

const figure =
  '{"kind":"shape","viewBox":[0,0,10,10],"circles":[{"x":5,"y":5,"r":2,"fill":"marigold"}],"caption":"An angle, and a circle beside it."}';

// A word is explained once, at its first occurrence; a longer term wins over a shorter one.
test.each<[markdown: string, ...words: string[]]>([
  ['A **right angle** is an angle.\n\n- Angles\n- right angles\n\n> an angle', 'right angle', 'angle'],
  ['1. an angle\n2. more', 'angle'],
  ['> *an angle*', 'angle'],
  ['| what |\n|---|\n| angle |', 'angle'],
  ['**Answer.** The angle.', 'angle'],
  ['## The angle'],
  ['[the angle](/course/x)'],
  ['`angle`'],
  ['```\nangle\n```'],
  ['$\\text{angle}$'],
  ['$$\\text{angle}$$'],
  ['| angle |\n|---|\n| x |'],
  ['triangle, rectangles, angled'],
  [`\`\`\`figure\n${figure}\n\`\`\``],
])('in %s is explained: %s', (markdown, ...words) => {
  const explained = [...marked(markdown).matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, word]) => word);
  expect(explained).toEqual(words);
});

test('a text without glossary words renders the same with and without a glossary', () => {
  const text = '## Head\n\nSome *text*, and $x^2$.\n\n- one\n- two';
  expect(marked(text)).toBe(renderMarkdown(text));
  expect(marked('An angle.', { ...terms, rows: [] })).toBe(renderMarkdown('An angle.'));
});
