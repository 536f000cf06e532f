import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { languages } from '@pathshala/contract/text/languages';
import { history } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { commandFor, linkRange, setLink, toolsThatAreOn } from './commands.ts';
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
    expect(drawn, kind).toContain('<figcaption>');
    expect(/\p{Script=Bengali}/u.test(drawn), kind).toBe(language === 'bn');
  }
});
