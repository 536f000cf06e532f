import type { GlossaryRow, GlossarySubject } from '@pathshala/content/glossary';
import { firstLanguage, type Language, ownOrFirst, translations } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import type { SearchDocument } from './documents.ts';

const labels = {
  mathematics: 'names.mathematics',
  science: 'names.science',
  physics: 'names.physics',
  chemistry: 'names.chemistry',
  biology: 'names.biology',
  english: 'names.english',
  bangla: 'names.bangla',
  geography: 'glossary.geography',
  ict: 'names.ict',
} as const satisfies Readonly<Record<GlossarySubject, MessageKey>>;

/** The words of the glossary, found in every language. A word of two subjects is one: the glossary shows both. */
export function wordDocuments(rows: readonly GlossaryRow[], language: Language): SearchDocument[] {
  const byWord = new Map(rows.map((row) => [row[firstLanguage], row]));
  return [...byWord.values()].map((row) => ({
    ...{
      _id: row[firstLanguage],
      group: 'words',
      title: ownOrFirst(row, language),
      note: say(language, labels[row.subject]),
    },
    names: translations.flatMap((one) => row[one] ?? []).join('\n'),
    text: '',
  }));
}
