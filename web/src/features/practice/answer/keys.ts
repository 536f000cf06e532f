import type { Sign } from '@pathshala/content/practice/answers/signs';
import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { words } from '../../../words/words.ts';

/** A sign that keyboards of phones lack, or hide. */
export interface Key {
  /** What it types. */
  readonly types: string;
  readonly shows: string;
  /** A word under the sign; the name begins with it or has it in it. */
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

/** Which keyboard a phone shows: digits alone where nothing else is asked. */
export function keyboardFor(form: TypedForm): 'numeric' | 'decimal' | 'text' {
  if (form.kind === 'whole') return 'numeric';
  if (form.kind === 'decimal' || form.kind === 'fraction') return 'decimal';
  return form.kind === 'quantity' && !form.needsUnit ? 'decimal' : 'text';
}
