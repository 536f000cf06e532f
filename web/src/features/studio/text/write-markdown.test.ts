import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { inFull } from '@pathshala/contract/testing/full';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { docOf, readBlocks } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const { nodes, marks } = schema;

/** Words and signs that mean something in Markdown somewhere. */
const snippet = fc.constantFrom(
  ...'আম word 5 1. 2) । , ( ) “ ” - + * ** _ __ # ## > ` `` ~ ~~ [ ] ]( ! ![ < <b> & &amp; &lt $ $$ | \\ ='.split(
    ' ',
  ),
  ...['---', '===', ':', 'x^2', '{', '}', '/', '%', '@', '"', ' ', ' '],
);
const text = fc
  .array(snippet, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').replaceAll('\\|', '|'));
const mark = fc.constantFrom(
  marks.strong.create(),
  marks.emphasis.create(),
  marks.strike.create(),
  marks.link.create({ href: '/learn' }),
);
const words = fc
  .tuple(text, fc.uniqueArray(mark, { maxLength: 2 }))
  .map(([one, all]) => schema.text(one, schema.text('x', all).marks));
const stretch = fc.oneof(
  { weight: 6, arbitrary: words },
  fc.constantFrom('x', '\\frac{1}{2}', 'a_1 * b').map((tex) => nodes.formulaInline.create({ tex })),
  text.map((one) => schema.text(one.replaceAll(/[`\\]/g, '') || 'x', [marks.code.create()])),
  fc.constant(nodes.lineBreak.create()),
);
const line = fc.array(stretch, { minLength: 1, maxLength: 4 });
const unbroken = (all: readonly Node[]) => all.filter(({ type }) => type !== nodes.lineBreak);
const paragraph = line.map((all) => nodes.paragraph.create(null, all));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), line)
  .map(([level, all]) => nodes.heading.create({ level }, unbroken(all)));
const simple: fc.Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  heading,
  text.map((one) => nodes.codeBlock.create({ language: 'text' }, schema.text(one))),
  fc.constant(nodes.formula.create({ tex: 'x = 1' })),
  fc.constant(nodes.rule.create()),
);
const list: fc.Arbitrary<Node> = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.tuple(paragraph, fc.array(simple, { maxLength: 1 })), { minLength: 1, maxLength: 3 }),
  )
  .map(([isOrdered, items]) =>
    (isOrdered ? nodes.orderedList : nodes.bulletList).create(
      null,
      items.map(([first, rest]) => nodes.listItem.create(null, [first, ...rest])),
    ),
  );
const cell = (type: typeof nodes.table_cell, all: Node | readonly Node[]) =>
  type.create(null, nodes.paragraph.create(null, all));
const rowOf = (type: typeof nodes.table_cell) => (cells: readonly (readonly Node[])[]) =>
  nodes.table_row.create(
    null,
    cells.map((all) => cell(type, unbroken(all))),
  );
const table = fc
  .tuple(fc.tuple(line, line), fc.array(fc.tuple(line, line), { maxLength: 2 }))
  .map(([head, rows]) =>
    nodes.table.create(null, [rowOf(nodes.table_header)(head), ...rows.map(rowOf(nodes.table_cell))]),
  );
const blocks = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: simple },
    list,
    table,
    fc.array(simple, { minLength: 1, maxLength: 2 }).map((all) => nodes.blockquote.create(null, all)),
  ),
  { minLength: 1, maxLength: 4 },
);

/** What a reader sees: words with their marks, in their blocks, without spaces at the ends and marks on spaces. */
const shown = (doc: Node): unknown => {
  if (doc.isTextblock) return textIn(doc);
  return [doc.type.name, doc.isLeaf ? doc.attrs : shownIn(doc.children)];
};
const shownIn = (all: readonly Node[]) =>
  all.filter((one) => !one.isTextblock || textIn(one) !== '').map(shown);
function textIn(block: Node) {
  return block
    .textBetween(0, block.content.size, null, (leaf) =>
      leaf.type === nodes.formulaInline
        ? `⟦${leaf.attrs.tex}⟧`
        : leaf.type === nodes.lineBreak
          ? '\n'
          : `<${leaf.type.name}>`,
    )
    .split('\n')
    .map((one) => one.trim())
    .join('\n')
    .trim();
}

test('what is written is read as the same words', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const doc = docOf(readBlocks(writeMarkdown(all)));
      expect(shownIn(doc.children)).toEqual(shownIn(all));
    }),
    { numRuns: inFull(300, 100), seed: 29 },
  );
});

test.each([
  ['text', schema.text('a\\|b'), 'a\\\\&#124;b'],
  ['code', schema.text('a|b', [marks.code.create()]), '`a\\|b`'],
  ['code with a backslash', schema.text('a\\|b', [marks.code.create()]), '`a\\`\\|`b`'],
  ['a formula with bars', nodes.formulaInline.create({ tex: '|x|' }), '$\\|x\\|$'],
  ['a formula with double bars', nodes.formulaInline.create({ tex: '\\|v\\|^2' }), '$\\Vert v\\Vert^2$'],
  ['a formula with lines', nodes.formulaInline.create({ tex: 'a\\\\|b|' }), '$a\\\\ \\|b\\|$'],
])('bars in the cell of a table: %s', (_what, content, markdown) => {
  const rows = [
    nodes.table_row.create(null, cell(nodes.table_header, schema.text('A'))),
    nodes.table_row.create(null, cell(nodes.table_cell, content)),
  ];
  const table = nodes.table.create(null, rows);
  const written = writeMarkdown([table]);
  expect(written).toBe(`| A |\n|---|\n| ${markdown} |`);
  const [again] = readBlocks(written);
  expect(again?.node.textContent).toBe(table.textContent);
  expect(writeMarkdown(again ? [again.node] : [])).toBe(written);
  // The pupil's page renders all of it: no Markdown is left as text.
  expect(renderMarkdown(written)).not.toMatch(/\$|&amp;|#124/);
});

test.each(['**“পদ্মা”**র জল', '**সমকোণ (৯০°)**বলে', 'জল**“ক”**', '*“ক”*কে'])(
  'bold beside letters comes back as it was: %s',
  (markdown) => expect(writeMarkdown(readBlocks(markdown).map(({ node }) => node))).toBe(markdown),
);
