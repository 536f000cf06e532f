import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { words } from '../../../words/words.ts';

/** A sign that keyboards of phones lack, or hide. */
export interface Key {
  /** What it types. */
  readonly types: string;
  readonly shows: string;
  readonly label: () => string;
}

const minus: Key = { types: '-', shows: '−', label: words['practice.keyMinus'] };
const point: Key = { types: '.', shows: '.', label: words['practice.keyPoint'] };
const bar: Key = { types: '/', shows: '⁄', label: words['practice.keyBar'] };
const space: Key = { types: ' ', shows: '␣', label: words['practice.keySpace'] };
const pi: Key = { types: 'π', shows: 'π', label: words['practice.keyPi'] };

type TypedForm = Extract<AnswerForm, { readonly kind: 'whole' | 'decimal' | 'fraction' | 'quantity' }>;

const keysByKind: Readonly<Record<TypedForm['kind'], readonly Key[]>> = {
  whole: [],
  decimal: [point],
  fraction: [bar, space],
  quantity: [point],
};

/** Negative numbers come with class 6; before, the key would only be a puzzle. */
const firstWithMinus = 6;

/** The keys beside a field. @param schoolClass in which the skill is first learned */
export function keysFor(form: TypedForm, schoolClass: number): readonly Key[] {
  const signs = form.pi ? [...new Set([...keysByKind[form.kind], bar, pi])] : keysByKind[form.kind];
  return schoolClass >= firstWithMinus ? [minus, ...signs] : signs;
}

/** Which keyboard a phone shows: digits alone where nothing else is asked. */
export function keyboardFor(form: AnswerForm): 'numeric' | 'decimal' | 'text' {
  if (form.kind === 'whole') return 'numeric';
  if (form.kind === 'decimal' || form.kind === 'fraction') return 'decimal';
  return form.kind === 'quantity' && !form.needsUnit ? 'decimal' : 'text';
}
