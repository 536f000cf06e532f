import type { Label } from '@pathshala/content/kinds/define-kind';
import { kindWords } from './compiled/messages/kinds.js';

/** A word that a kind of content names by its key; a name that is no key is the same in every language. */
export function kindWord(label: Label): string {
  if (typeof label === 'string') return kindWords[label]?.() ?? label;
  const [key, values] = label;
  const said = Object.entries(values).map(([name, one]) => [name, kindWord(one)] as const);
  return kindWords[key]?.(Object.fromEntries(said)) ?? key;
}
