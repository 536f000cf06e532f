import { diff3Merge } from 'node-diff3';

/** A part of a text that two people changed, in both versions. */
export interface TextClash {
  readonly mine: string;
  readonly theirs: string;
}

/** The parts of a merged text in order: merged text, and clashes to choose from. */
export type MergedText = readonly (string | TextClash)[];

/** Lines keep their line ends, so that the merged text is the same byte for byte. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Merges two changed versions of a text, line by line.
 * @returns one part if the changes do not touch each other
 */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  return parts.flatMap((part): (string | TextClash)[] => {
    if (part.ok) return [part.ok.join('')];
    if (!part.conflict) return [];
    return [{ mine: part.conflict.a.join(''), theirs: part.conflict.b.join('') }];
  });
}
