import type { Language } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { localText, partsOf } from './words-field.tsx';

/** A text with its version in a language; the other versions stay. */
export const withVersion = (text: LocalText | undefined, language: Language, own: string): LocalText =>
  localText({ ...partsOf(text), [language]: own });

/** A list of texts with lines that were pasted at a place, one for each text from there on. */
export function withPasted(
  texts: readonly LocalText[],
  place: number,
  lines: readonly string[],
  language: Language,
): LocalText[] {
  const all = [...texts];
  lines.forEach((line, by) => {
    all[place + by] = withVersion(all[place + by], language, line);
  });
  return all;
}
