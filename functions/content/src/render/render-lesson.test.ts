import { describe, expect, test } from 'vitest';
import { renderInline, renderMarkdown } from './render-lesson.ts';

/** What a text must become, and what must not be in it. */
type Case = readonly [markdown: string, contained: string | RegExp, lang?: 'bn' | undefined, not?: RegExp];

const cases: readonly Case[] = [
  [
    'It is $\\frac{1}{2}$.',
    /^<p>It is <span class="unbroken"><math aria-label="one half" displaystyle="true"><mfrac>.*<\/math>\.<\/span><\/p>\n$/,
  ],
  ['$$\nx^2\n$$\n', /^<p class="formula" tabindex="0"><math aria-label="x squared" display="block"/],
  ['$\\lim_{x \\to 2} \\frac{1}{x}$', /displaystyle="true">.*<munder><mi>lim<\/mi>/],
  ['$\\sum_{n=1}^3 n$', '<munderover>'],
  ['$x$', '<math', undefined, /block/],
  // No line breaks between a formula and the sign after it, before a unit or in a ratio.
  ['$x$। তাই', '</math></span>।</span> তাই', 'bn'],
  ['$x$-এর মান', '</math></span>-এর</span> মান', 'bn'],
  ['($x$), আর', '</math></span>),</span> আর', 'bn'],
  ['$x$ আর', '</math></span> আর', 'bn'],
  ['$5$ মিটারের', '</math></span>\u00a0</span>মিটারের', 'bn'],
  ['১২ টাকা, ১২ টাকি', '১২\u00a0টাকা, ১২ টাকি', 'bn'],
  ['5 cm and 3 hours, 4 students', '5\u00a0cm and 3\u00a0hours, 4 students'],
  ['`5 cm`', '<code>5 cm</code>'],
  // Letters of one code point or of two: a heading and a link to it may come from two keyboards.
  ['## প\u09dcা\n\n[ক](#part-প\u09dcা)', /id="part-প\u09a1\u09bcা"[\s\S]*href="#part-প\u09a1\u09bcা"/],
  ['অনুপাত ২০০ : ১৬। আর', 'অনুপাত ২০০\u00a0:\u00a0১৬। আর', 'bn'],
  ['অনুপাত ২০০ ঃ ১৬', '২০০\u00a0ঃ\u00a0১৬', 'bn'],
  // Bold and slanted words keep their signs beside letters; a product has none.
  ['**“পদ্মা”**র জল', '<strong>“পদ্মা”</strong>র জল', 'bn'],
  ['**সমকোণ (৯০°)**বলে', '<strong>সমকোণ (৯০°)</strong>বলে', 'bn'],
  ['__“পদ্মা”__র _‘জল’_এ', '<strong>“পদ্মা”</strong>র <em>‘জল’</em>এ', 'bn'],
  ['জল**“পদ্মা”** আর **নদী**', 'জল<strong>“পদ্মা”</strong> আর <strong>নদী</strong>', 'bn'],
  ['*“ক”*কে', '<em>“ক”</em>কে', 'bn'],
  ['***“ক”***কে', '<em><strong>“ক”</strong></em>কে', 'bn'],
  ['**`a**b`!**য়', '<strong><code>a**b</code>!</strong>য়', 'bn'],
  ['2*(3+4)', '2*(3+4)'],
  // ঃ is what a Bangla keyboard has where others have the colon.
  ['**উত্তরঃ** ৫', '<summary>উত্তর</summary>', 'bn'],
  ['**উত্তর：** ৫', '<summary>উত্তর</summary>', 'bn'],
  ['**উত্তর (ছোট)ঃ**\n\n৫', '<summary>উত্তর (ছোট)</summary>', 'bn'],
  ['**উত্তর**ঃ ৫', '<summary>উত্তর</summary>\n<p> ৫</p>', 'bn'],
  ['**Answer** : 5', '<summary>Answer</summary>\n<p> 5</p>'],
  // In either encoding of a letter it is the same unit.
  ['৫ \u0993\u09df\u09be\u099f', '৫\u00a0\u0993\u09af\u09bc\u09be\u099f', 'bn'],
  ['৫ \u0993\u09af\u09bc\u09be\u099f', '৫\u00a0\u0993\u09af\u09bc\u09be\u099f', 'bn'],
  ['সময় : ৫ মিনিট', 'সময় : ৫\u00a0মিনিট', 'bn'],
  // In a Bangla text formulas are spoken and written in Bangla, but substances keep their digits.
  ['$3 + 4 = 7$', '<span lang="bn"><math aria-label="৩ যোগ ৪ সমান ৭" ', 'bn'],
  ['$1{,}024 + x_1^2$', /aria-label="১,০২৪ যোগ x সাব ১ এর বর্গ".*<mn>১,০২৪<\/mn>/, 'bn'],
  ['$৩.৫ \\times ২$', /aria-label="৩.৫ গুণ ২".*<mn>৩.৫<\/mn>/, 'bn'],
  ['$2\\text{Mg} + 3$', /aria-label="২ Mg যোগ ৩".*<mn>2<\/mn><mtext>Mg<\/mtext>/, 'bn'],
  ['$\\text{CO}_2 = 44$', '<msub><mtext>CO</mtext><mn>2</mn></msub><mo>=</mo><mn>৪৪</mn>', 'bn'],
  ['$1{,}024$', '<mn>', undefined, /<mn[^>]*>[০-৯]/],
  ['| ক |\n|---|\n| ১ |\n', 'aria-label="সারণি"', 'bn'],
  // Lines are drawn without `menclose`.
  ['$\\overline{AB}$', 'border-top:', undefined, /menclose/],
  ['$\\underline{AB}$', 'border-bottom:', undefined, /menclose/],
  ['$\\cancel{x}$', 'linear-gradient(to top left', undefined, /menclose/],
  ['$x >= 3$', /aria-label="x is at least 3".*<mo>≥<\/mo>/],
  ['$\\ce{A <=> B}$', '⇌'],
  ['From \\$5 to \\$6.', '<p>From $5 to $6.</p>\n'],
  // Markup is shown as text.
  ['<script>alert(1)</script>', '&lt;', undefined, /<script/],
  ['Look: <img src=x onerror=alert(1)>', '&lt;', undefined, /<img/],
  ['<svg/onload=alert(1)', '&lt;', undefined, /<svg/],
  ['| a |\n|---|\n| <script>alert(1)</script> |', '&lt;', undefined, /<script/],
  [
    '[there](https://school.example/?a=1&b=2)',
    '<a href="https://school.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">there</a>',
  ],
  ['[here](/books)', '<p><a href="/books">here</a></p>\n'],
  // A table can be focused and scrolled, and has header cells.
  [
    '| Sum | Is |\n|---|--:|\n| 1 | **2** |\n',
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
  ],
  ['| Sum | Is |\n|---|--:|\n| 1 | **2** |\n', '<th scope="col" style="text-align:right">Is</th>'],
  ['| | Sum |\n|---|---|\n| a | 2 |\n', '<tr><td></td><th scope="col">'],
  // A part has an anchor, in every script, and even if its heading is repeated.
  [
    '## Try it\n\n## নিজে করো — *now*\n\n## Try it\n\n### Small\n',
    '<h2 id="part-try-it">Try it</h2>\n<h2 id="part-নিজে-করো-now">নিজে করো — <em>now</em></h2>\n' +
      '<h2 id="part-try-it-2">Try it</h2>\n<h3>Small</h3>\n',
  ],
  // An answer is folded with the blocks that belong to it, up to the next heading.
  [
    '**Answer.** It is $2$.\n\n```python\n# no heading\n```\n\n- one\n\n## In short\n\nDone.\n',
    /^<details class="answer"><summary>Answer<\/summary>\n<p> ?It is [\s\S]*<pre[\s\S]*<li>one<\/li>\n<\/ul>\n<\/details>\n<h2 id="part-in-short">/,
  ],
  [
    '**উত্তর (Answer).**\n\n```\n1\n```\n',
    '<details class="answer"><summary>উত্তর (Answer)</summary>\n<pre tabindex="0"><code>1\n</code></pre>\n</details>\n',
  ],
  ['**উত্তর।** দুই।\n', '<details class="answer"><summary>উত্তর</summary>', 'bn'],
  ['**Answers** come later.\n', '<p>', undefined, /<details/],
];

test.each(cases.map((c) => [c[0], c] as const))('%s', (_name, [markdown, contained, lang, not = /(?!)/]) => {
  const html = renderMarkdown(markdown, lang);
  expect(html).toEqual(
    typeof contained === 'string' ? expect.stringContaining(contained) : expect.stringMatching(contained),
  );
  expect(html).not.toMatch(not);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '//evil.example@site.invalid',
  // Resolved, the path begins with two slashes.
  ...['/.//evil.example', '/a/..//evil.example', 'https://'],
  'http://plain.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  '/\u0001/evil.example',
  'https://school.example\t.evil.example',
])('a link to %j is refused', (href) => {
  expect(() => renderMarkdown(`[x](<${href}>)`)).toThrow('faults.foreignLink');
});

describe('pictures', () => {
  const url = `/api/media/${'a'.repeat(32)}.webp`;
  const small = `${'b'.repeat(32)}.webp`;

  test('of the school reserve their space, load lazily, and have a smaller version for phones', () => {
    expect(renderMarkdown(`![A "boat" & <sail>](${url}#1600x900;800=${small})`)).toBe(
      `<p><img src="${url}" srcset="/api/media/${small} 800w, ${url} 1600w" sizes="(max-width: 736px) 100vw, 736px" ` +
        'width="1600" height="900" alt="A &quot;boat&quot; &amp; &lt;sail&gt;" loading="lazy" decoding="async"></p>\n',
    );
  });

  test('have a description for anyone who cannot see them, or are marked as decoration', () => {
    expect(() => renderMarkdown(`![ ](${url}#16x9)`)).toThrow('faults.noPictureWords');
    expect(renderMarkdown(`![](${url}#16x9 "decoration")`)).toContain('height="9" alt=""');
  });

  const elsewhere = ['https://elsewhere.example/a.png#1x1', '/covers/a.svg', url, `${url}#9x9" onload="x`];
  test.each(elsewhere)('from other addresses are refused: %s', (href) => {
    expect(() => renderMarkdown(`![words](<${href}>)`)).toThrow('faults.foreignPicture');
  });
});

test.each([
  ['1.', '1.'],
  ['- 4', '- 4'],
  ['# 5', '# 5'],
  ['A **bold** `word`', 'A <strong>bold</strong> <code>word</code>'],
  ['<b>no</b>', '&lt;b&gt;no&lt;/b&gt;'],
  ['What is $2^3$?', expect.stringMatching(/^What is .*<math aria-label="2 cubed".*<\/math>\?<\/span>$/)],
  ['What?\n\n```\nprint(1)\n```', expect.stringContaining('<pre tabindex="0"><code>print(1)')],
])('one line of a quiz: %s', (markdown, html) => {
  expect(renderInline(markdown)).toEqual(html);
});
