import { lossesOf } from '@pathshala/content/content-loss';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { words } from '../../../words/words.ts';

/**
 * The content loss of a publish, as the API counts it: a third of the words, or any formula or figure.
 * @param before the published fields; null: not published
 * @returns a sentence for each loss; empty if there is none
 */
export function lostParts(kind: StudioKind, before: StudioFields | null, after: StudioFields): string[] {
  const { words: text, formulas, figures } = (before && lossesOf(kind, before, after)) ?? {};
  return [
    ...(text ? [words['studio.wordsLost']({ lost: text.lost, all: text.of })] : []),
    ...(formulas ? [words['studio.formulasLost']({ count: formulas.lost })] : []),
    ...(figures ? [words['studio.figuresLost']({ count: figures.lost })] : []),
  ];
}
