import { lossesOf } from '@pathshala/content/content-loss';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { words } from '../../../words/words.ts';

/**
 * What readers would lose by a publish, as the API counts it: a third of the words, or any formula or figure.
 * @param before what they have; null: nothing
 * @returns a sentence for each, none where little goes
 */
export function lostParts(kind: StudioKind, before: StudioFields | null, after: StudioFields): string[] {
  const { words: text, formulas, figures } = (before && lossesOf(kind, before, after)) ?? {};
  return [
    ...(text ? [words['studio.wordsLost']({ lost: text.lost, all: text.of })] : []),
    ...(formulas ? [words['studio.formulasLost']({ count: formulas.lost })] : []),
    ...(figures ? [words['studio.figuresLost']({ count: figures.lost })] : []),
  ];
}
