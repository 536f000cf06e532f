import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { TranslationMarks } from '@pathshala/contract/studio/items';
import { textHash } from '@pathshala/contract/text/encodings';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { textsOf } from './fields-of.ts';

export interface OlderText {
  readonly path: string;
  readonly first: Language;
  readonly other: Language;
  readonly older: string;
  readonly pair: string;
}

type InLanguages = Readonly<Partial<Record<Language, string>>>;
const inLanguages = (value: unknown): InLanguages =>
  typeof value === 'object' ? (value as InLanguages) : {};

const olderMark = (language: Language, text: string) => `${language} ${textHash(text)}`;
const pairMark = (texts: InLanguages) => String(textHash(languages.map((one) => texts[one]).join('\0')));

/** Texts that changed in one language but not in another since they were published, or that were published like that. */
export function olderTexts(
  kind: StudioKind,
  published: StudioFields | null,
  draft: StudioFields,
  { older, right }: TranslationMarks = noMarks,
): OlderText[] {
  const before = new Map(textsOf(kind, published ?? {}).map(({ path, value }) => [path, inLanguages(value)]));
  return textsOf(kind, draft).flatMap(({ path, value }) => {
    const [was, is] = [before.get(path) ?? {}, inLanguages(value)];
    const known = languages.filter((one) => is[one]);
    const isMarked = (texts: InLanguages, one: Language) => older.includes(olderMark(one, texts[one] ?? ''));
    const both = known.filter((one) => was[one]);
    // A text that was out of date when published has been updated since.
    const isMended = both.some((one) => was[one] !== is[one] && isMarked(was, one));
    const compared = isMended ? [] : both;
    const other = known.find((one) => isMarked(is, one)) ?? compared.find((one) => was[one] === is[one]);
    if (!other || right.includes(pairMark(is))) return [];
    const first =
      compared.find((one) => one !== other && was[one] !== is[one]) ??
      (isMarked(is, other) ? known.find((one) => one !== other) : undefined);
    return first
      ? [{ path, first, other, older: olderMark(other, is[other] ?? ''), pair: pairMark(is) }]
      : [];
  });
}

export const noMarks: TranslationMarks = { older: [], right: [] };
