import type { Label } from '@pathshala/content/kinds/define-kind';
import { kindWords } from './compiled/messages/kinds.js';

/** A name that is not a key is the same in every language. @param values of its placeholders */
export function kindWord(label: Label, values: Readonly<Record<string, unknown>> = {}): string {
  if (typeof label === 'string') return kindWords[label]?.(values) ?? label;
  const [key, named] = label;
  const said = Object.entries(named).map(([name, one]) => [name, kindWord(one)] as const);
  return kindWords[key]?.({ ...values, ...Object.fromEntries(said) }) ?? key;
}
