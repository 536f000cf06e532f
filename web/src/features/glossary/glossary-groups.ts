import type { GlossaryRow, GlossarySubject } from '@pathshala/content/terms/terms';
import { firstLanguage, type Language, ownOrFirst, translations } from '@pathshala/contract/text/languages';

export interface Entry {
  /** In the page's language; `other` is the other language's. */
  readonly term: string;
  readonly other: string;
  readonly meaning: string;
}

export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

export interface SubjectGroup {
  readonly subject: GlossarySubject;
  readonly letters: readonly LetterGroup[];
}

export function groupsOf(rows: readonly GlossaryRow[], page: Language): SubjectGroup[] {
  // A new language has no words yet.
  const language = rows.some((row) => row[page]) ? page : firstLanguage;
  const { compare } = new Intl.Collator(language);
  const other =
    language === firstLanguage
      ? (translations.find((one) => rows.some((row) => row[one])) ?? language)
      : firstLanguage;
  return [...grouped(rows, ({ subject }) => subject)].map(([subject, own]) => {
    const entries = own
      .map((row) => ({
        term: ownOrFirst(row, language),
        other: ownOrFirst(row, other),
        meaning: ownOrFirst(row.explain, language),
      }))
      .sort((a, b) => compare(a.term, b.term));
    const letters = grouped(entries, ({ term }) => letterOf(term));
    return { subject, letters: [...letters].map(([letter, some]) => ({ letter, entries: some })) };
  });
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const letterOf = (term: string) => (/\p{L}\u09bc?/u.exec(term.normalize('NFC'))?.[0] ?? '').toUpperCase();

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim();

export function findTerms(groups: readonly SubjectGroup[], typed: string): readonly SubjectGroup[] {
  const wanted = plain(typed);
  if (wanted === '') return groups;
  const fits = ({ term, other, meaning }: Entry) =>
    [term, other, meaning].some((text) => plain(text).includes(wanted));
  return groups.flatMap(({ subject, letters }) => {
    const left = letters.flatMap(({ letter, entries }) => {
      const some = entries.filter(fits);
      return some.length > 0 ? [{ letter, entries: some }] : [];
    });
    return left.length > 0 ? [{ subject, letters: left }] : [];
  });
}

export function countOf(groups: readonly SubjectGroup[]): number {
  return groups.flatMap(({ letters }) => letters).reduce((sum, { entries }) => sum + entries.length, 0);
}
