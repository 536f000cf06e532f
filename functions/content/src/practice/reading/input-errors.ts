import type { Language } from '@pathshala/contract/text/languages';

/**
 * Why something typed could not be understood. It costs nothing: the child writes it again. What is said of it is in
 * `mark.<language>.json`.
 */
export type InputError =
  | 'empty'
  | 'long'
  | 'number'
  | 'comma'
  | 'sum'
  | 'two'
  | 'zero'
  | 'only'
  | 'unit'
  | 'noUnit'
  | 'option'
  | 'all'
  | 'point'
  | 'line'
  /** Written in other letters than those of the language that the answer is in. */
  | Language;
