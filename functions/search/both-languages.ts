import type { SearchDocument } from './documents.ts';

/** Shown in one language, found in both. */
export function inBoth(first: SearchDocument, other: SearchDocument | undefined): SearchDocument {
  if (!other) return first;
  const joined = (...texts: readonly (string | undefined)[]) =>
    [...new Set(texts)].filter(Boolean).join('\n');
  return {
    ...first,
    title: other.title,
    note: other.note,
    names: joined(first.names, first.title, first.note),
    topics: joined(first.topics, other.topics),
    text: joined(first.text, other.text),
  };
}
