import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Losses } from '@pathshala/contract/studio/items';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { formulasIn } from './formulas.ts';
import { textsIn } from './kinds/fields-of.ts';

type Amount = Readonly<Record<keyof Losses, number>>;

const mayGo = 1 / 3;

function amountIn(kind: StudioKind, fields: StudioFields, language: Language): Amount {
  const texts = textsIn(kind, fields, language).map(({ value }) => value);
  const text = texts.join('\n\n');
  const plain = text.replace(/```[\s\S]*?```/g, ' ');
  return {
    words: plain.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
    formulas: formulasIn(text).length,
    figures: text.match(/^```figure$/gm)?.length ?? 0,
  };
}

/** A third of the words, any formula or any figure of one language. Undefined: insignificant. */
export function lossesOf(kind: StudioKind, before: StudioFields, after: StudioFields): Losses | undefined {
  for (const language of languages) {
    const [had, has] = [amountIn(kind, before, language), amountIn(kind, after, language)];
    const found = (Object.keys(had) as (keyof Amount)[]).flatMap((what) => {
      const lost = had[what] - has[what];
      const isMuch = what === 'words' ? lost >= had.words * mayGo && lost > 0 : lost > 0;
      return isMuch ? [[what, { lost, of: had[what] }] as const] : [];
    });
    if (found.length > 0) return Object.fromEntries(found);
  }
  return undefined;
}
