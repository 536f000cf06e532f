import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { fireEvent, screen } from '@testing-library/react';
import { DOMParser as EditorParser } from 'prosemirror-model';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { fileIn } from '../media/file-drop.tsx';
import { pastedText, picturesIn, plainHtml } from './paste.ts';
import { schema } from './schema.ts';
import VisualEditor from './visual-editor.tsx';
import { writeMarkdown } from './write-markdown.ts';

/** The Markdown of what another program copies. */
function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(plainHtml(html), 'text/html');
  return writeMarkdown(EditorParser.fromSchema(schema).parse(body).children);
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment-->
<p class=MsoTitle>Plants<o:p></o:p></p>
<h1>What a leaf does</h1>
<p class=MsoNormal>A leaf makes <b>food</b> from <i style='mso-bidi-font-style:normal'>light</i> and CO<sub>2</sub>; x<sup>2</sup> and y<sup>n+1</sup>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Water</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>from the soil</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Light</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Look</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Draw</p>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>Part</p></td><td><p class=MsoNormal>Work</p></td></tr>
<tr><td><p class=MsoNormal>Root</p></td><td><p class=MsoNormal>drinks</p></td></tr></table>
<p class=MsoNormal>See <a href="https://example.org/leaf">this page</a>.</p>
<!--EndFragment--></body></html>`;

test('Word: headings, bold, lists within lists, a table, a link, raised and lowered figures', () => {
  expect(pasted(word)).toBe(`## Plants

## What a leaf does

A leaf makes **food** from *light* and CO₂; x² and yⁿ⁺¹.

- Water
  - from the soil
- Light

1. Look
2. Draw

| Part | Work |
|---|---|
| Root | drinks |

See [this page](https://example.org/leaf).`);
});

test('Google Docs: what is bold by its look, and nothing that is not', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">ভগ্নাংশ</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal">সমান </span><span style="font-weight:700">ভাগ</span><span> x</span><span style="vertical-align:super">2</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>আম</span></p></li><li dir="ltr"><p dir="ltr"><span style="font-style:italic">লিচু</span></p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(pasted(docs)).toBe('## ভগ্নাংশ\n\nসমান **ভাগ** x²\n\n- আম\n- *লিচু*');
});

/** As Word puts it on the clipboard. */
const ofWord = (math: string) =>
  `<p class=MsoNormal>a <!--[if gte msEquation 12]><m:oMath>${math}</m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/x.png"><![endif]> b</p>`;
const run = (text: string) => `<i><span style='font-family:"Cambria Math"'><m:r>${text}</m:r></span></i>`;
const part = (name: string, text: string) => `<m:${name}>${run(text)}</m:${name}>`;

test.each([
  [
    `<m:sSup><m:sSupPr><m:ctrlPr/></m:sSupPr>${part('e', 'x')}${part('sup', '2')}</m:sSup>${run('+5x−84=0')}`,
    'x^{2}+5x-84=0',
  ],
  [`<m:f>${part('num', '1')}${part('den', '2')}</m:f>${run('দূরত্ব')}`, '\\frac{1}{2}\\text{দূরত্ব}'],
  [
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>${part('sub', 'i=1')}${part('sup', 'n')}${part('e', 'i')}</m:nary>`,
    '\\sum _{i=1}^{n}i',
  ],
  [
    `<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg>${part('e', 'x')}</m:rad><m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr>${part('e', 'v')}</m:d>`,
    '\\sqrt{x}|v|',
  ],
  [
    `<m:m><m:mr>${part('e', '1')}${part('e', '2')}</m:mr><m:mr>${part('e', '3')}${part('e', '4')}</m:mr></m:m>`,
    '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}',
  ],
])('a formula of Word keeps its meaning: %#', (math, tex) => {
  expect(pasted(ofWord(math))).toBe(`a $${tex}$ b`);
});

test.each([
  ['<m:math xmlns:m="x"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>', 'x^{2}'],
  [
    '<math><mmultiscripts><mi>C</mi><mn>6</mn><none/><mprescripts/><mn>12</mn><none/></mmultiscripts></math>',
    '{}_{12}C_{6}',
  ],
  [
    '<math><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></math>',
    '({n \\atop k})',
  ],
  ['<math><menclose notation="updiagonalstrike"><mi>x</mi></menclose></math>', '\\cancel{x}'],
  [
    '<span class="MathJax_Preview">x</span><span class="MathJax"><nobr>x2</nobr></span><script type="math/tex">x^2</script>',
    'x^2',
  ],
])('a formula of a page keeps its meaning: %#', (html, tex) => {
  expect(pasted(`<p>${html}</p>`)).toBe(`$${tex}$`);
});

test('notes of a phone: a paragraph for each line; Markdown where it is Markdown', () => {
  const text = (from: string) => writeMarkdown(pastedText(from).content.content);
  expect(text('আজকের পাঠ\nযোগ আর বিয়োগ\r\n\r\nবাড়ির কাজ: ৫টি')).toBe('আজকের পাঠ\n\nযোগ আর বিয়োগ\n\nবাড়ির কাজ: ৫টি');
  expect(text('## Idea\n\nIt is $x^2$.\n- one\n- two')).toBe('## Idea\n\nIt is $x^2$.\n\n- one\n- two');
  expect(text('So \\( x^2 \\) is\n\n\\[ y = 2 \\]')).toBe('So $x^2$ is\n\n$$y = 2$$');
});

test('pictures that come as data are files to send, with what their page says of them; others are counted', () => {
  const data = 'data:image/png;base64,aGVsbG8=';
  const elsewhere =
    '<img src="file:///C:/a.png"><img width="1" height="1" src="https://a.example/count.gif">';
  const html = `<p><img alt="A leaf" title="Rice" src="${data}">${elsewhere}</p>`;
  const { brought, left } = picturesIn(html);
  const [picture, ...others] = brought;
  expect([picture?.file.type, picture?.file.size, picture?.text]).toEqual(['image/png', 5, 'A leaf. Rice']);
  expect([others, left]).toEqual([[], 1]);
});

test('a picture that a browser copies is a file, with its words; Word’s picture of the text is not', () => {
  const file = new File(['y'], 'image.png', { type: 'image/png' });
  const brought = (html: string, files = [file]) =>
    fileIn({ files, getData: () => html } as unknown as DataTransfer);
  const leaf = '<meta charset="utf-8"><img src="https://example.org/leaf.jpg" alt="A leaf" title="A leaf">';
  expect(brought(leaf)).toEqual({ file, text: 'A leaf' });
  expect(brought('')).toEqual({ file });
  expect(brought('<p>Words</p><img src="file:///C:/a.png">')).toBeUndefined();
  expect(brought(leaf, [])).toBeUndefined();
});

const katex =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></mrow><annotation encoding="application/x-tex">x^2+1</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2+1</span></span>';
const wikipedia =
  '<span class="mwe-math-element"><span style="display:none"><math alttext="{\\displaystyle x^{2}}"><semantics><mrow><mstyle displaystyle="true"><msup><mi>x</mi><mrow><mn>2</mn></mrow></msup></mstyle></mrow><annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" src="https://a.example/x.svg" alt="{\\displaystyle x^{2}}"></span>';
const own = renderMarkdown('It is $x^2 + 5x − 84 = 0$.');
const mathml = (inner: string) =>
  `<p>a <math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math> b</p>`;

test.each<[what: string, html: string, markdown: string]>([
  ['KaTeX', `<p>So ${katex} it is</p>`, 'So $x^2+1$ it is'],
  ['KaTeX on its own', `<span class="katex-display">${katex}</span>`, '$$x^2+1$$'],
  ['Wikipedia', `<p>So ${wikipedia} it is</p>`, 'So $x^{2}$ it is'],
  ['MathML', mathml('<msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mi>½</mi>'), 'a $x^{2}=\\frac{1}{2}$ b'],
  ['a fraction', mathml('<mfrac><mn>1</mn><mn>2</mn></mfrac>'), 'a $\\frac{1}{2}$ b'],
  ['a long root', mathml('<msqrt><mn>2</mn><mo>×</mo><mi>π</mi></msqrt>'), 'a $\\sqrt{2\\times \\pi }$ b'],
  ['sum', mathml('<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>i</mi>'), 'a $\\sum _i^{n}i$ b'],
  [
    'MathJax',
    '<p>a <mjx-container><svg></svg><mjx-assistive-mml><math><mi>y</mi></math></mjx-assistive-mml></mjx-container></p>',
    'a $y$',
  ],
  [
    'a cell over rows and columns',
    '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowspan="2" colspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></table>',
    '| A | B | C |\n|---|---|---|\n| x | | 1 |\n| | | 2 |',
  ],
  [
    'plain words in a bold item',
    '<ul><li style="font-weight:700"><span style="font-weight:400">plain</span></li></ul>',
    '- plain',
  ],
  ['plain in italic', '<p style="font-style:italic">a <span style="font-style:normal">b</span></p>', '*a* b'],
  ['a list', '<ol start="3"><li>c</li></ol><p>Then</p><ol start="4"><li>d</li></ol>', '3. c\n\nThen\n\n4. d'],
  [
    'cells to the end and wider than the table, a table in a cell, a caption',
    '<table><caption>Fruit</caption><tr><td rowspan="0">a</td><td colspan="1000000">b</td></tr><tr><td><table><tr><td>c</td><td>d</td></tr></table></td></tr></table>',
    'Fruit\n\n| a | b |\n|---|---|\n| | c d |',
  ],
  [
    'bold or slanted by its element, light or upright by its look',
    '<p><b style="font-weight:400">x</b> <strong style="font-weight:normal">y</strong> <em style="font-style:normal">z</em></p>',
    'x y z',
  ],
  [
    'links: without a detour, and none to a script or the writer’s disk',
    '<p><a href="https://www.google.com/url?q=https://x.bd/a&amp;sa=D">a</a> <a href="file:///C:/x">b</a> <a href="javascript:x()">c</a></p>',
    '[a](https://x.bd/a) b c',
  ],
  ['a list whose first item has a number', '<ol><li value="3">c</li><li>d</li></ol>', '3. c\n4. d'],
  ['a list of letters', '<ol type="a"><li>one</li><li>two</li></ol>', 'a) one\n\nb) two'],
  [
    'a list of Roman numbers',
    '<ol style="list-style-type:lower-roman"><li>one</li><li>two</li></ol>',
    'i) one\n\nii) two',
  ],
  ...[
    ['3.', '3. x'],
    ['৩।', '3. x'],
    ['(a)', '(a) x'],
    ['ক)', 'ক) x'],
    ['·', '- x'],
    ['o', '- x'],
  ].map(([marker, markdown = '']): [string, string, string] => [
    `Word’s ${marker}`,
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span>x</p>`,
    markdown,
  ]),
])('pasted: %s', (_what, html, markdown) => {
  expect(pasted(html)).toBe(markdown);
});

test('a formula of the school’s own page is a formula again', () => {
  const again = pasted(own);
  expect(again).toMatch(/^It is \$[^$]+\$\.$/);
  expect(again.replaceAll(/[{} ]/g, '')).toBe('Itis$x^2+5x-84=0$.');
});

test('pictures that a page may not read are told of when their text is pasted, until the next is', async () => {
  const nothing = vi.fn();
  renderPage(
    <VisualEditor
      label="Text"
      value="Plants"
      language="en"
      handle={null}
      {...{ onChange: nothing, onLeave: nothing, onFile: nothing, onOpenPart: nothing, onToolsOn: nothing }}
    />,
    { at: '/studio' },
  );
  const paste = (html: string) =>
    fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    });
  paste('<p>A leaf <img src="https://example.org/leaf.jpg"> and a root <img src="file:///C:/root.png"></p>');
  expect(await screen.findByText(/^2 pictures were not pasted/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('A leaf and a root');
  paste('<p>A stem</p>');
  await expect.poll(() => screen.queryByText(/not pasted/)).toBeNull();
});
