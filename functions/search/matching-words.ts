import type { MarkedAnswer, SearchAnswer } from '@pathshala/contract/catalogue/search';
import type { Subject } from '@pathshala/contract/catalogue/subjects';
import { termsOfQuery, termsOfWord } from './terms.ts';
import { isTypoOf } from './typos.ts';
import { wordsOf } from './words.ts';

/** The words of texts that a query means. Matches as search does: beginnings, other scripts, and typos without an exact match. */
export function matchingWords(texts: readonly string[], query: string): string[] {
  const known = new Map<string, readonly string[]>();
  const termsOf = (word: string) => {
    const terms = known.get(word) ?? termsOfWord(word);
    known.set(word, terms);
    return terms;
  };
  const wanted = termsOfQuery(query);
  const found = texts.flatMap((text) => {
    const words = wordsOf(text).map((word) => word.text);
    return wanted.flatMap((term) => {
      const written = words.filter((word) => termsOf(word).some((own) => own.startsWith(term)));
      return written.length > 0
        ? written
        : words.filter((word) => termsOf(word).some((own) => isTypoOf(term, own)));
    });
  });
  return [...new Set(found)];
}

export function withMarks(
  answer: SearchAnswer,
  query: string,
  subjects: readonly Subject[] = [],
): MarkedAnswer {
  const texts = answer.order.flatMap((group) => answer[group].flatMap(({ title, note }) => [title, note]));
  return { ...answer, marked: matchingWords(texts, query), subjects };
}
