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
    const { a, o, b } = part.conflict;
    const whole = addedBeside(o, a, b) ?? addedBeside(o, b, a);
    return [whole?.join('') ?? { mine: a.join(''), theirs: b.join('') }];
  });
}

/** Lines that one added before or after lines that the other changed are no clash. Undefined: they are not only added. */
function addedBeside(was: string[], added: string[], changed: string[]): string[] | undefined {
  const [more, kept] = [added.length - was.length, was.length];
  if (kept === 0 || more <= 0) return undefined;
  if (isSame(added.slice(more), was)) return [...added.slice(0, more), ...changed];
  return isSame(added.slice(0, kept), was) ? [...changed, ...added.slice(kept)] : undefined;
}

const isSame = (lines: string[], others: string[]) => lines.every((line, at) => line === others[at]);

/** Where two versions of a text differ, line by line. */
export function compareText(mine: string, theirs: string): MergedText {
  return diffComm(linesOf(mine), linesOf(theirs)).map((part) =>
    'common' in part
      ? (part.common as string[]).join('')
      : { mine: part.buffer1.join(''), theirs: part.buffer2.join('') },
  );
}
