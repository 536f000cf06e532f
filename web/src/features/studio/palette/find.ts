import { languages } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';

/** The text without differences of case and of Unicode's forms. */
const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Everything that a title can be found by: it in each language. */
export const namesOf = (title: LocalText): string =>
  languages.map((one) => textIn(title, one).text).join(' ');

/**
 * The rows whose name has every word that was typed, in any order; those that begin with it come first.
 * @param nameOf everything that a row is found by
 */
export function find<Row>(rows: readonly Row[], typed: string, nameOf: (row: Row) => string): readonly Row[] {
  const text = plain(typed).trim();
  if (text === '') return rows;
  const parts = text.split(/\s+/);
  const named = rows.map((row) => ({ row, name: plain(nameOf(row)) }));
  const found = named.filter(({ name }) => parts.every((part) => name.includes(part)));
  const rank = (name: string) => Number(!name.startsWith(text));
  return found.sort((a, b) => rank(a.name) - rank(b.name)).map(({ row }) => row);
}
