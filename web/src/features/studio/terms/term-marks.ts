import type { Term, Terms } from '@pathshala/content/render/mark-terms';
import { languages } from '@pathshala/contract/text/languages';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { schema } from '../visual/schema.ts';
import styles from './terms.module.css';

const { nodes, marks } = schema;

interface Found {
  readonly row: Term;
  readonly from: number;
  readonly to: number;
}

/** Blocks whose words are not marked. The first row of a table names its columns. */
const closed: ReadonlySet<unknown> = new Set([nodes.heading, nodes.codeBlock, nodes.table_header]);

/** Every word of the glossary in a block's text, by its place in the block. */
function wordsIn(block: Node, { pattern, rows }: Terms): readonly Found[] {
  const found: Found[] = [];
  block.forEach((child, offset) => {
    if (!child.text || child.marks.some(({ type }) => type === marks.link || type === marks.code)) return;
    for (const { 0: text, index, ...groups } of child.text.matchAll(pattern)) {
      const row = rows.find((_row, at) => groups[at + 1] !== undefined);
      if (row) found.push({ row, from: offset + index, to: offset + index + text.length });
    }
  });
  return found;
}

interface TermFinder {
  /** Searches the blocks that were not searched before, a few at a time, so that typing is never held up. */
  readonly search: (doc: Node) => Promise<void>;
  /** The words that a lesson explains, each where it stands first, as the page of the lesson has them. */
  readonly found: (doc: Node) => readonly Found[];
}

function textBlocks(doc: Node): { readonly block: Node; readonly start: number }[] {
  const blocks: { block: Node; start: number }[] = [];
  doc.descendants((block, at) => {
    if (closed.has(block.type)) return false;
    if (block.isTextblock) blocks.push({ block, start: at + 1 });
    return !block.isTextblock;
  });
  return blocks;
}

/** The longest that a turn of the search may take, milliseconds. */
const turn = 8;

export function termFinder(terms: Terms): TermFinder {
  // Blocks do not change once they are made, so only what was typed into is searched again.
  const known = new WeakMap<Node, readonly Found[]>();
  return {
    search: async (doc) => {
      let began = performance.now();
      for (const { block } of textBlocks(doc)) {
        if (known.has(block)) continue;
        known.set(block, wordsIn(block, terms));
        if (performance.now() - began < turn) continue;
        await new Promise((resolve) => setTimeout(resolve));
        began = performance.now();
      }
    },
    found: (doc) => {
      const explained = new Set<Term>();
      return textBlocks(doc).flatMap(({ block, start }) =>
        (known.get(block) ?? []).flatMap(({ row, from, to }) => {
          if (explained.has(row)) return [];
          explained.add(row);
          return [{ row, from: start + from, to: start + to }];
        }),
      );
    },
  };
}

const meaningOf = ({ names, explanation }: Term) =>
  `${languages.flatMap((one) => names[one] ?? []).join(' · ')}: ${explanation}`;

interface Marked {
  readonly finder: TermFinder | undefined;
  readonly shown: DecorationSet;
}

const key = new PluginKey<Marked>('terms');

const shownIn = (doc: Node, found: readonly Found[]) =>
  DecorationSet.create(
    doc,
    found.map(({ row, from, to }) =>
      Decoration.inline(from, to, { class: styles.term ?? '', title: meaningOf(row) }),
    ),
  );

/** Words are looked for after a pause this long in typing, milliseconds. */
const pause = 400;

/** Marks the words that the lesson explains. They are no part of the text: readers get them from the glossary. */
export const termMarks = (): Plugin =>
  new Plugin<Marked>({
    key,
    state: {
      init: () => ({ finder: undefined, shown: DecorationSet.empty }),
      apply: (tr, before) => {
        const told = tr.getMeta(key) as Marked | undefined;
        return told ?? { ...before, shown: before.shown.map(tr.mapping, tr.doc) };
      },
    },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void look(), pause);
      };
      const look = async () => {
        const { doc } = view.state;
        const finder = key.getState(view.state)?.finder;
        await finder?.search(doc);
        if (view.isDestroyed || !finder || view.state.doc !== doc) return;
        // What an input method is putting together is left alone.
        if (view.composing) later();
        else view.dispatch(view.state.tr.setMeta(key, { finder, shown: shownIn(doc, finder.found(doc)) }));
      };
      return {
        update: ({ state }, before) => {
          if (state.doc !== before.doc || key.getState(state)?.finder !== key.getState(before)?.finder)
            later();
        },
        destroy: () => clearTimeout(timer),
      };
    },
    props: { decorations: (state) => key.getState(state)?.shown },
  });

/** Tells the plugin which words the lesson explains. */
export const withTerms = (tr: Transaction, terms: Terms | undefined): Transaction =>
  tr.setMeta(key, { finder: terms && termFinder(terms), shown: DecorationSet.empty } satisfies Marked);
