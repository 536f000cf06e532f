import { diff3Merge, diffComm } from 'node-diff3';

/** A part of a text in two versions. */
export interface TextClash {
  readonly mine: string;
  readonly theirs: string;
}

/** The parts of a text in order: text that is settled, and clashes to choose from. */
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

/** Where two versions of a text differ, line by line. */
export function compareText(mine: string, theirs: string): MergedText {
  return diffComm(linesOf(mine), linesOf(theirs)).map((part) =>
    'common' in part
      ? (part.common as string[]).join('')
      : { mine: part.buffer1.join(''), theirs: part.buffer2.join('') },
  );
}
