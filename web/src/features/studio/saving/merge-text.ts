import { diff3Merge } from 'node-diff3';

/** A part of a text that two people changed: what each made of it. */
export interface TextClash {
  readonly mine: string;
  readonly theirs: string;
}

/** A merged text in its order: what is settled, and what is to be chosen from. */
export type MergedText = readonly (string | TextClash)[];

/** A line keeps its end, so that the text comes out byte for byte. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Merges two texts that came from the same one, line by line.
 * @returns one part where nobody's change touches the other's
 */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  return parts.flatMap((part): (string | TextClash)[] => {
    if (part.ok) return [part.ok.join('')];
    if (!part.conflict) return [];
    return [{ mine: part.conflict.a.join(''), theirs: part.conflict.b.join('') }];
  });
}
