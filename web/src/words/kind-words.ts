import type { Label } from '@pathshala/content/kinds/define-kind';
import { kindWords } from './compiled/messages/kinds.js';

/** A name that is not a key is the same in every language. */
export function kindWord(label: Label): string {
  if (typeof label === 'string') return kindWords[label]?.() ?? label;
  const [key, named] = label;
  const said = Object.entries(named).map(([name, one]) => [name, kindWord(one)] as const);
  return kindWords[key]?.(Object.fromEntries(said)) ?? key;
}
