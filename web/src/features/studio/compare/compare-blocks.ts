import { diffIndices } from 'node-diff3';
import type { Block } from './blocks.ts';

export type RowState = 'same' | 'changed' | 'added' | 'removed';

/** A part before and after; one side is missing if the part was added or removed. */
export interface ComparedRow {
  readonly state: RowState;
  readonly before?: Block;
  readonly after?: Block;
}

/** Two parts count as one changed part if they share at least this fraction of the words of the shorter one. */
const enough = 0.34;

function wordsOf({ html }: Block): string[] {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a part changed into the other, rather than being replaced by a new one. */
function isLike(before: Block, after: Block): boolean {
  if (before.sort !== after.sort) return false;
  // A field or a drawing stays the same part however much of it changes.
  if (!/^(p|li|ul|ol|h\d|pre|blockquote|details)$/.test(before.sort)) return true;
  const [a, b] = [wordsOf(before), new Set(wordsOf(after))];
  const common = a.filter((word) => b.has(word)).length;
  return common >= Math.min(a.length, b.size) * enough;
}

/** Pairs removed parts with added parts, in order. */
function paired(removed: readonly Block[], added: readonly Block[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let next = 0;
  for (const before of removed) {
    const at = added.findIndex((after, place) => place >= next && isLike(before, after));
    if (at < 0) {
      rows.push({ state: 'removed', before });
      continue;
    }
    rows.push(...added.slice(next, at).map((after) => ({ state: 'added', after }) as const));
    rows.push({ state: 'changed', before, after: added[at] as Block });
    next = at + 1;
  }
  return [...rows, ...added.slice(next).map((after) => ({ state: 'added', after }) as const)];
}

const keyOf = ({ sort, html }: Block) => `${sort}\n${html}`;

/** Compares two pages part by part, in order. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let at = 0;
  let place = 0;
  const same = (until: number) => {
    for (; at < until; at += 1, place += 1)
      rows.push({ state: 'same', before: before[at] as Block, after: after[place] as Block });
  };
  for (const { buffer1, buffer2 } of diffIndices(before.map(keyOf), after.map(keyOf))) {
    same(buffer1[0]);
    at += buffer1[1];
    place += buffer2[1];
    rows.push(...paired(before.slice(buffer1[0], at), after.slice(buffer2[0], place)));
  }
  same(before.length);
  return rows;
}
