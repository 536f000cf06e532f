import { messageRefOf } from '@pathshala/contract/http/validation';
import { sayOf } from '@pathshala/messages/say';
import { describe, expect, test } from 'vitest';
import { renderInline, renderMarkdown } from './render-lesson.ts';

/** The error message for a text that cannot be rendered. */
function refusalOf(render: () => string): string {
  try {
    return render();
  } catch (error) {
    return sayOf('en', messageRefOf(error));
  }
}

describe('Markdown', () => {
  test('formulas become MathML, inline and as blocks', () => {
    expect(renderMarkdown('It is $\\frac{1}{2}$.')).toMatch(
      /^<p>It is <span class="unbroken"><math aria-label="one half" displaystyle="true"><mfrac>.*<\/math>\.<\/span><\/p>\n$/,
    );
    expect(renderMarkdown('$$\nx^2\n$$\n')).toMatch(
      /^<p class="formula" tabindex="0"><math aria-label="x squared" display="block"/,
    );
    expect(() => renderMarkdown('$\\frac{1}{$')).toThrow();
  });

  test('inline fractions are as large as the text, and limits are under a limit or sum', () => {
    expect(renderInline('$\\lim_{x \\to 2} \\frac{1}{x}$')).toMatch(
      /^<math [^>]*displaystyle="true">.*<munder><mi>lim<\/mi>/,
    );
    expect(renderInline('$\\sum_{n=1}^3 n$')).toContain('<munderover>');
    expect(renderInline('$x$')).not.toContain('block');
  });

  test.each([
    ['$x$। তাই', '</math></span>।</span> তাই'],
    ['$x$-এর মান', '</math></span>-এর</span> মান'],
    ['($x$), আর', '</math></span>),</span> আর'],
    ['$x$ আর', '</math></span> আর'],
    ['**$x$** আর', '</math></span></strong> আর'],
    ['$5$ মিটারের', '</math></span>\u00a0</span>মিটারের'],
    ['১২ টাকা, ১২ টাকি', '১২\u00a0টাকা, ১২ টাকি'],
    ['5 cm and 3 hours, 4 students', '5\u00a0cm and 3\u00a0hours, 4 students'],
    ['`5 cm`', '<code>5 cm</code>'],
    ['অনুপাত ২০০ : ১৬। আর', 'অনুপাত ২০০\u00a0:\u00a0১৬। আর'],
    ['সময় : ৫ মিনিট', 'সময় : ৫\u00a0মিনিট'],
  ])(
    'in %s no line breaks between a formula and the sign after it, before a unit or in a ratio',
    (markdown, html) => {
      expect(renderMarkdown(markdown, 'bn')).toContain(html);
    },
  );

  test('in a Bangla text formulas are spoken in Bangla and marked as Bangla', () => {
    expect(renderMarkdown('$3 + 4 = 7$', 'bn')).toContain(
      '<span lang="bn"><math aria-label="৩ যোগ ৪ সমান ৭" ',
    );
  });

  test.each([
    ['$1{,}024 + x_1^2$', '<mn>১,০২৪</mn>', '১,০২৪ যোগ x সাব ১ এর বর্গ'],
    ['$৩.৫ \\times ২$', '<mn>৩.৫</mn>', '৩.৫ গুণ ২'],
    ['$24 \\text{ গ্রাম, ৩টি}$', '<mn>২৪</mn><mtext>', '২৪ গ্রাম, ৩টি'],
    ['$2\\text{Mg} + 3$', '<mn>2</mn><mtext>Mg</mtext>', '২ Mg যোগ ৩'],
    ['$\\text{CO}_2 = 44$', '<msub><mtext>CO</mtext><mn>2</mn></msub><mo>=</mo><mn>৪৪</mn>', 'C O ২ সমান ৪৪'],
    ['$2\\text{H}_2\\text{O}$', '<mn>2</mn><msub><mtext>H</mtext><mn>2</mn></msub>', '২ H ২ O'],
  ])('a Bangla text has Bangla digits in %s, but substances keep theirs', (markdown, mathml, words) => {
    const html = renderMarkdown(markdown, 'bn');
    expect(html).toContain(mathml);
    expect(html).toContain(`aria-label="${words}"`);
    expect(renderMarkdown(markdown)).not.toMatch(/<mn[^>]*>[০-৯]/);
  });

  test('in a Bangla text a table has a Bangla name', () => {
    expect(renderMarkdown('| ক |\n|---|\n| ১ |\n', 'bn')).toContain('aria-label="সারণি"');
  });

  test.each([
    ['\\nope + 1', 'the formula $\\nope + 1$ has an unknown command, \\nope'],
    ['\\frac{1}{', 'the formula $\\frac{1}{$ has an unclosed brace'],
    ['x}', 'the formula $x}$ has an extra closing brace'],
    ['\\frac{1}', 'the formula $\\frac{1}$ cannot be read: a part may be missing'],
  ])('the formula %s is refused with a message of our own', (tex, detail) => {
    expect(refusalOf(() => renderMarkdown(`It is $${tex}$.`))).toBe(detail);
    expect(refusalOf(() => renderInline(`It is $${tex}$.`))).toBe(detail);
    expect(refusalOf(() => renderMarkdown(`$$${tex}$$`))).toBe(detail);
  });

  test('with a replacement for broken parts, the rest of the text is rendered', () => {
    const parts = [
      '$x^2$',
      '$\\frac{1}$',
      '[x](javascript:y)',
      '![x](https://x.y/z.png)',
      '```figure\n{"kind":\n```',
    ];
    const issues: string[] = [];
    const html = renderMarkdown(parts.join('\n\n'), undefined, undefined, (source, said) => {
      issues.push(sayOf('en', said));
      return `<code>${source.length}</code>`;
    });
    expect(html).toContain('aria-label="x squared"');
    expect(html.match(/<code>/g)).toHaveLength(4);
    expect(issues).toEqual([
      'the formula $\\frac{1}$ cannot be read: a part may be missing',
      'a link leads to javascript:y, which is not allowed',
      expect.stringContaining('is not the school’s own'),
      expect.stringContaining('figure 1: the figure’s fields cannot be read'),
    ]);
  });

  test.each([
    ['\\overline{AB}', 'border-top:'],
    ['\\underline{AB}', 'border-bottom:'],
    ['\\cancel{x}', 'linear-gradient(to top left'],
    ['\\overline{\\underline{x}}', 'border-bottom:'],
  ])('the line of %s is drawn without `menclose`', (tex, style) => {
    const html = renderInline(`$${tex}$`);
    expect(html).toContain(`<mrow style="`);
    expect(html).toContain(style);
    expect(html).not.toContain('menclose');
  });

  test('typed signs keep their intended meaning', () => {
    expect(renderInline('$x >= 3$')).toContain('aria-label="x is at least 3"');
    expect(renderInline('$x >= 3$')).toContain('<mo>≥</mo>');
    expect(renderInline('$x <= 3$')).toContain('<mo>≤</mo>');
    expect(renderInline('$\\ce{A <=> B}$')).toContain('⇌');
    expect(renderInline('$\\ce{2H2 + O2 -> 2H2O}$', 'bn')).toContain('<mn>2</mn>');
  });

  test('an amount of money is not a formula', () => {
    expect(renderMarkdown('From \\$5 to \\$6.')).toBe('<p>From $5 to $6.</p>\n');
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture with a handler', 'Look: <img src=x onerror=alert(1)>'],
    ['a broken tag', '<svg/onload=alert(1)'],
    ['a script in a table', '| a |\n|---|\n| <script>alert(1)</script> |'],
  ])('%s is shown as text', (_what, markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(/<(script|img|svg)/);
    expect(renderMarkdown(markdown)).toContain('&lt;');
  });

  test('links to other sites open in a new tab without a referrer; internal links are plain', () => {
    expect(renderMarkdown('[there](https://school.example/?a=1&b=2)')).toBe(
      '<p><a href="https://school.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">there</a></p>\n',
    );
    expect(renderMarkdown('[here](/books)')).toBe('<p><a href="/books">here</a></p>\n');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '//evil.example@site.invalid',
    'http://plain.example',
    '/\\\\evil.example',
    '/\t/evil.example',
    '/\u0001/evil.example',
    'https://school.example\t.evil.example',
  ])('a link to %j is refused', (href) => {
    expect(() => renderMarkdown(`[x](<${href}>)`)).toThrow('faults.foreignLink');
  });

  test('a table can be focused and scrolled, and has header cells', () => {
    const html = renderMarkdown('| Sum | Is |\n|---|--:|\n| $1+1$ | **2** |\n');
    expect(html).toContain('<div class="table" tabindex="0" role="group" aria-label="Table"><table>');
    expect(html).toContain('<th scope="col">Sum</th><th scope="col" style="text-align:right">Is</th>');
    expect(renderMarkdown('| | Sum |\n|---|---|\n| a | 2 |\n')).toContain('<tr><td></td><th scope="col">');
    expect(html).toMatch(
      /<td><math aria-label="1 plus 1".*<\/math><\/td><td style="text-align:right"><strong>2<\/strong><\/td>/,
    );
  });
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

  test.each(['https://elsewhere.example/a.png#1x1', '/covers/a.svg', url, `${url}#9x9" onload="x`])(
    'from other addresses are refused: %s',
    (href) => {
      expect(() => renderMarkdown(`![words](<${href}>)`)).toThrow('faults.foreignPicture');
    },
  );
});

describe('parts and answers', () => {
  test('a part has an anchor, in every script, and even if its heading is repeated', () => {
    expect(renderMarkdown('## Try it\n\n## নিজে করো — *now*\n\n## Try it\n\n### Small\n')).toBe(
      '<h2 id="part-try-it">Try it</h2>\n<h2 id="part-নিজে-করো-now">নিজে করো — <em>now</em></h2>\n' +
        '<h2 id="part-try-it-2">Try it</h2>\n<h3>Small</h3>\n',
    );
  });

  test('an answer is folded with the blocks that belong to it, up to the next heading', () => {
    const answer = '**Answer.** It is $2$.\n\n```python\n# no heading\n```\n\n- one\n';
    const html = renderMarkdown(`## Try it\n\nAdd.\n\n${answer}\n## In short\n\nDone.\n`);
    expect(html).toMatch(
      /<p>Add\.<\/p>\n<details class="answer"><summary>Answer<\/summary>\n<p> ?It is .*<math.*<\/math>\.<\/span><\/p>\n<pre tabindex="0">/,
    );
    expect(html).toMatch(/<li>one<\/li>\n<\/ul>\n<\/details>\n<h2 id="part-in-short">/);
  });

  test('an answer that starts with code has no empty paragraph and keeps the author’s word', () => {
    const html = renderMarkdown('**উত্তর (Answer).**\n\n```\n1\n```\n');
    expect(html).toBe(
      '<details class="answer"><summary>উত্তর (Answer)</summary>\n<pre tabindex="0"><code>1\n</code></pre>\n</details>\n',
    );
  });

  test('the word that starts an answer may end with a danda', () => {
    expect(renderMarkdown('**উত্তর।** দুই।\n', 'bn')).toContain(
      '<details class="answer"><summary>উত্তর</summary>',
    );
  });

  test('a bold word in a text folds nothing', () => {
    expect(renderMarkdown('**Answers** come later.\n')).not.toContain('<details');
  });
});

describe('one line of a quiz', () => {
  test.each([
    ['1.', '1.'],
    ['- 4', '- 4'],
    ['# 5', '# 5'],
    ['A **bold** `word`', 'A <strong>bold</strong> <code>word</code>'],
    ['<b>no</b>', '&lt;b&gt;no&lt;/b&gt;'],
  ])('%s', (markdown, html) => {
    expect(renderInline(markdown)).toBe(html);
  });

  test('contains formulas and code', () => {
    expect(renderInline('What is $2^3$?')).toMatch(
      /^What is .*<math aria-label="2 cubed".*<\/math>\?<\/span>$/,
    );
    expect(renderInline('What is printed?\n\n```\nprint(1)\n```')).toContain(
      '<pre tabindex="0"><code>print(1)',
    );
  });
});
