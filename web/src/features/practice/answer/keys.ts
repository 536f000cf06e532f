import type { Sign } from '@pathshala/content/practice/answers/signs';
import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { words } from '../../../words/words.ts';

/** A character that phone keyboards lack or hide. */
export interface Key {
  /** The text that the key types. */
  readonly types: string;
  readonly shows: string;
  /** A word shown under the character. The accessible name contains it. */
  readonly caption: () => string;
  readonly label: () => string;
}

export const keys: Readonly<Record<Sign, Key>> = {
  minus: {
    ...{ types: '-', shows: '−' },
    ...{ caption: words['practice.keyMinusShort'], label: words['practice.keyMinus'] },
  },
  point: {
    ...{ types: '.', shows: '.' },
    ...{ caption: words['practice.keyPointShort'], label: words['practice.keyPoint'] },
  },
  bar: {
    ...{ types: '/', shows: '⁄' },
    ...{ caption: words['practice.keyBarShort'], label: words['practice.keyBar'] },
  },
  space: {
    ...{ types: ' ', shows: '␣' },
    ...{ caption: words['practice.keySpaceShort'], label: words['practice.keySpace'] },
  },
  colon: {
    ...{ types: ':', shows: ':' },
    ...{ caption: words['practice.keyColon'], label: words['practice.keyColon'] },
  },
  pi: { ...{ types: 'π', shows: 'π' }, caption: words['practice.keyPi'], label: words['practice.keyPi'] },
};

export type TypedForm = Exclude<AnswerForm, { readonly kind: 'choice' | 'several' | 'order' | 'point' }>;

/** The keyboard that a phone shows: digits only, if the answer needs nothing else. */
export function keyboardFor(form: TypedForm): 'numeric' | 'decimal' | 'text' {
  if (form.kind === 'whole') return 'numeric';
  if (form.kind === 'decimal' || form.kind === 'fraction') return 'decimal';
  return form.kind === 'quantity' && !form.needsUnit ? 'decimal' : 'text';
}
