import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarked } from '@pathshala/content/render/create-marked';
import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { inFull } from '@pathshala/contract/testing/full';
import { languages } from '@pathshala/contract/text/languages';
import fc from 'fast-check';
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { Transform } from 'prosemirror-transform';
import { expect, test } from 'vitest';
import { commandFor, linkRange, setLink, toolsThatAreOn } from './commands.ts';
import { openText } from './kept-lines.ts';
import { docOf, readBlocks } from './read-markdown.ts';
import { schema } from './schema.ts';
import { exampleFigure, startersIn } from './starters.ts';
import type { TextCommand } from './text-tools.tsx';
import { writeMarkdown } from './write-markdown.ts';

/** An editor in which the text between ⟦ and ⟧ is selected. */
function editing(marked: string) {
  const doc = docOf(readBlocks(marked));
  const places: number[] = [];
  let state = EditorState.create({ doc, plugins: [history()] });
  for (const sign of ['⟦', '⟧']) {
    state.doc.descendants((node, at) => {
      const place = node.text?.indexOf(sign) ?? -1;
      if (place >= 0) places.push(at + place);
    });
    const at = places.at(-1) as number;
    state = state.apply(state.tr.delete(at, at + 1));
  }
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, ...(places as [number, number]))));
}

function applied(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => {
    next = state.apply(tr);
  });
  return next;
}
const after = (state: EditorState, command: TextCommand) => applied(state, commandFor(command, 'en'));

const markdown = ({ doc }: EditorState) => writeMarkdown(doc.children);
const selected = ({ doc, selection }: EditorState) => doc.textBetween(selection.from, selection.to);

test.each<[TextCommand, string, string]>([
  ['heading', 'An ⟦⟧idea', '## An idea'],
  ['smallHeading', '## An ⟦⟧idea', '### An idea'],
  ['bold', 'One ⟦word⟧ here', 'One **word** here'],
  ['italic', 'One ⟦word⟧ here', 'One *word* here'],
  ['list', '⟦One\n\nTwo⟧', '- One\n- Two'],
  ['numberedList', '- One\n- T⟦w⟧o', '1. One\n2. Two'],
  ['quotation', 'A ⟦⟧saying', '> A saying'],
])('%s changes what is selected, and a second time changes it back', (tool, before, expected) => {
  const state = editing(before);
  const once = after(state, tool);
  expect(markdown(once)).toBe(expected);
  expect([...toolsThatAreOn(once)]).toContain(tool);
  const twice = after(once, tool);
  expect([...toolsThatAreOn(twice)]).not.toContain(tool);
  expect(markdown(after(once, 'undo'))).toBe(markdown(state));
});

test('a formula goes into the line, behind the cursor, which then stands behind it', () => {
  const state = after(editing('One and ⟦⟧ more'), { markdown: '$1 + 1$', isBlock: false });
  expect(markdown(state)).toBe('One and $1 + 1$ more');
  expect(state.selection.$from.nodeBefore?.type).toBe(schema.nodes.formulaInline);
});

test.each([
  ['One ⟦⟧word\n\nTwo', 'One word\n\n$$x$$\n\nTwo'],
  ['- One ⟦⟧word\n- Two', '- One word\n\n  $$x$$\n\n- Two'],
  ['| A ⟦⟧| B |\n|---|---|\n| 1 | 2 |', '| A | B |\n|---|---|\n| 1 | 2 |\n\n$$x$$'],
])('a block goes below the line, and below a table: %j', (before, expected) => {
  expect(markdown(after(editing(before), { markdown: '$$x$$', isBlock: true }))).toBe(expected);
});

test('a link is set on the selection, found from within, changed, and taken away', () => {
  const set = (state: EditorState, href: string) => applied(state, setLink(href));
  const linked = set(editing('See ⟦this page⟧ now'), '/learn');
  expect(markdown(linked)).toBe('See [this page](/learn) now');
  const within = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 8)));
  expect(linkRange(within)?.href).toBe('/learn');
  expect(markdown(set(within, '/practice'))).toBe('See [this page](/practice) now');
  expect(markdown(set(within, ''))).toBe('See this page now');
  expect(markdown(set(editing('See ⟦⟧'), 'https://example.org'))).toBe('See <https://example.org>');
});

test('a table comes with its first cell selected, whatever stands further down', () => {
  const state = after(editing('Shapes⟦⟧\n\nA square has four sides. A circle has none.'), 'table');
  expect(selected(state)).toBe('A');
  expect(markdown(state.apply(state.tr.insertText('Sides')))).toContain('| Sides | B |');
});

test.each(languages)('in %s every kind of figure has an example that can be drawn', (language) => {
  const { figures } = startersIn(language);
  expect(Object.keys(figures)).toEqual(figureKinds.map(({ kind }) => kind));
  for (const kind of Object.keys(figures)) {
    const drawn = renderFigure(
      JSON.stringify(exampleFigure(kind, language)),
      language === 'bn' ? 'bn' : undefined,
    );
    expect(drawn, kind).toContain('aria-label="');
    expect(/\p{Script=Bengali}/u.test(drawn), kind).toBe(language === 'bn');
  }
});

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
