import type { StudioFields } from '@pathshala/contract/studio-fields';
import { words } from '../../../words/words.ts';

/** What a text is made of that somebody would miss. */
interface Parts {
  readonly words: number;
  readonly formulas: number;
  readonly figures: number;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function partsOf(fields: StudioFields): Parts {
  const all = textsIn(fields).join('\n\n');
  const figures = all.match(/^```figure\s*$/gm)?.length ?? 0;
  const prose = all.replace(/^```figure\s*$[\s\S]*?^```\s*$/gm, '');
  return {
    words: prose.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.length ?? 0,
    formulas: prose.match(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g)?.length ?? 0,
    figures,
  };
}

const lostWords = {
  formulas: words['studio.formulasLost'],
  figures: words['studio.figuresLost'],
} as const;

/**
 * What readers would lose by a publish: a third of the words, or any formula or figure.
 * @param before what they have; null: nothing
 * @returns a sentence for each, none where little goes
 */
export function lostParts(before: StudioFields | null, after: StudioFields): string[] {
  if (!before) return [];
  const had = partsOf(before);
  const has = partsOf(after);
  const fewer = had.words - has.words;
  return [
    ...(fewer * 3 >= had.words && fewer > 0
      ? [words['studio.wordsLost']({ lost: fewer, all: had.words })]
      : []),
    ...(['formulas', 'figures'] as const).flatMap((part) => {
      const gone = had[part] - has[part];
      return gone > 0 ? [lostWords[part]({ count: gone })] : [];
    }),
  ];
}
