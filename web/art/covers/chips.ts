import { type ListName, listOf } from '@pathshala/contract/catalogue/lists';
import type { Language } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';

export function chipOf(list: ListName, language: Language): string {
  const row = listOf(list);
  if (row.class === undefined) return say(language, `chips.${row.label}`);
  return new Intl.NumberFormat(language).format(row.class);
}
