import { type ListName, listOf } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { Language } from '@pathshala/contract/text/languages';
import glossaryJson from '../../glossary.json' with { type: 'json' };
import type { GlossaryRow, GlossarySubject } from '../glossary.ts';
import type { Terms } from '../render/mark-terms.ts';
import { formsOf } from './word-forms.ts';

/** Where a lesson stands: its course's subject, and the list that the course is in. */
export interface LessonContext {
  readonly subject: SubjectName;
  readonly list: ListName;
}

/** Whose words lessons of a subject use; those that are not named here have none of their own. */
const glossaryOf: Partial<Record<SubjectName, readonly GlossarySubject[]>> = {
  bangla: ['bangla'],
  english: ['english'],
  mathematics: ['mathematics'],
  physics: ['physics', 'science'],
  chemistry: ['chemistry', 'science'],
  biology: ['biology', 'science'],
  coding: ['ict'],
  social: ['geography'],
  finance: ['mathematics'],
};

const glossary = glossaryJson as readonly GlossaryRow[];

/** Patterns of hundreds of words take a moment to make, and lessons of a course share theirs. */
const made = new Map<string, Terms>();

/**
 * The words of the glossary that a lesson may explain: those of its subject which its class has met, and all of its subject
 * where the course belongs to no class.
 * @param written the language of the lesson's text
 * @param explained the language that its reader gets the explanations in
 */
export function termsOf({ subject, list }: LessonContext, written: Language, explained: Language): Terms {
  const number = listOf(list).class;
  const key = [subject, number, written, explained].join();
  const terms = made.get(key) ?? makeTerms(rowsOf(subject, number), written, explained);
  made.set(key, terms);
  return terms;
}

function rowsOf(subject: SubjectName, number: number | undefined): GlossaryRow[] {
  const subjects = (glossaryOf[subject] ?? []).filter(
    // From class 9 on science is parted, and `leaves` is something that a gas does.
    (one) => one !== 'science' || (number ?? 1) < 9,
  );
  return glossary.filter((row) => subjects.includes(row.subject) && row.class <= (number ?? row.class));
}

function makeTerms(all: readonly GlossaryRow[], written: Language, explained: Language): Terms {
  const rows = all
    .filter(({ everyday }) => !everyday?.includes(written))
    .flatMap((names) => {
      const { [written]: name, explain } = names;
      // A new language has no words here yet.
      const explanation: string | undefined = explain[explained];
      return name && explanation ? [{ name, row: { names, explanation } }] : [];
    })
    // A longer word is not a shorter one with something beside it.
    .toSorted((a, b) => b.name.length - a.name.length);
  const alternatives = rows.map(({ name }) => `(${formsOf(name, written)})`);
  return {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
      'giu',
    ),
    rows: rows.map(({ row }) => row),
    written,
    explained,
  };
}
