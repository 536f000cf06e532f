import { DOMParser as EditorParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { fileIn } from '../media/file-in.ts';
import { picturesIn, plainHtml } from './paste.ts';
import { pastedText } from './paste-text.ts';
import { schema } from './schema.ts';
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

test('notes of a phone: a paragraph for each line; Markdown where it is Markdown', () => {
  const text = (from: string) => writeMarkdown(pastedText(from).content.content);
  expect(text('আজকের পাঠ\nযোগ আর বিয়োগ\r\n\r\nবাড়ির কাজ: ৫টি')).toBe('আজকের পাঠ\n\nযোগ আর বিয়োগ\n\nবাড়ির কাজ: ৫টি');
  expect(text('## Idea\n\nIt is $x^2$.\n- one\n- two')).toBe('## Idea\n\nIt is $x^2$.\n\n- one\n- two');
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
