import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarked } from '@pathshala/content/render/create-marked';
import { inFull } from '@pathshala/contract/testing/full';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { expect, test } from 'vitest';
import { openText } from './kept-lines.ts';
import { docOf, readBlocks } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const { nodes } = schema;
const readMarkdown = (markdown: string) => docOf(readBlocks(markdown));
const folder = join(import.meta.dirname, '../../../../../functions/content/lessons');
const lessons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map(
    (name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')] as const,
  );

/** The same Markdown in other people's style. */
const otherStyle = (markdown: string) =>
  markdown
    .replace(/^- /gm, '* ')
    .replace(/\*\*([^*\n]+)\*\*/g, '__$1__')
    .replace(/^(#+ .*)$/gm, '$1 ##')
    .replace(/\n\n/g, '\n\n\n');

test.each(lessons)('%s comes back byte for byte', (_name, markdown) => {
  const { doc, markdownOf } = openText(markdown);
  expect(markdownOf(doc)).toBe(markdown);
  expect(readMarkdown(writeMarkdown(doc.children)).toJSON()).toEqual(doc.toJSON());
  for (const other of [otherStyle(markdown), markdown.replaceAll('\n', '\r\n')]) {
    const opened = openText(other);
    expect(opened.markdownOf(opened.doc)).toBe(other);
  }
});

type Edit = (doc: Node, from: number, block: Node) => Node;
const word = schema.text('নতুন *word* ');

const edits: Readonly<Record<string, Edit>> = {
  'a word is typed': (doc, from, block) => {
    let at = -1;
    block.descendants((node, pos) => {
      if (at < 0 && node.isTextblock) at = from + 1 + pos + 1;
    });
    if (block.isTextblock) at = from + 1;
    return at < 0 ? doc : new Transform(doc).insert(at, schema.text('নতুন')).doc;
  },
  'a block is taken out': (doc, from, block) =>
    doc.childCount === 1 ? doc : new Transform(doc).delete(from, from + block.nodeSize).doc,
  'a paragraph is put in': (doc, from) =>
    new Transform(doc).insert(from, nodes.paragraph.create(null, [word])).doc,
  'a list gets one more item': (doc, from, block) => {
    if (block.type !== nodes.bulletList && block.type !== nodes.orderedList) return doc;
    const item = nodes.listItem.create(null, nodes.paragraph.create(null, word));
    return new Transform(doc).insert(from + block.nodeSize - 1, item).doc;
  },
};

test.each(Object.entries(edits))('when %s, all lines of other blocks stay byte for byte', (_name, edit) => {
  fc.assert(
    fc.property(fc.constantFrom(...lessons), fc.boolean(), fc.nat(), ([, written], isOther, nat) => {
      const markdown = isOther ? otherStyle(written) : written;
      const { doc, markdownOf } = openText(markdown);
      const at = nat % doc.childCount;
      let from = 0;
      for (let place = 0; place < at; place += 1) from += doc.child(place).nodeSize;
      const changed = edit(doc, from, doc.child(at));
      const text = markdownOf(changed);
      if (changed.eq(doc)) expect(text).toBe(markdown);
      expect(readMarkdown(text).toJSON()).toEqual(readMarkdown(writeMarkdown(changed.children)).toJSON());
      const { before, after } = around(markdown, at);
      expect(text.slice(0, before.length)).toBe(before);
      expect(text.slice(text.length - after.length)).toBe(after);
    }),
    { numRuns: inFull(20, 8), seed: 30 },
  );
});

/** The lines before and after a block, without the empty ones beside it. */
function around(markdown: string, at: number) {
  const blocks: string[] = [];
  for (const { type, raw } of createMarked(undefined).lexer(markdown)) {
    if (type === 'space') blocks[blocks.length - 1] += raw;
    else blocks.push(raw);
  }
  return { before: blocks.slice(0, at).join('').trimEnd(), after: blocks.slice(at + 1).join('') };
}
