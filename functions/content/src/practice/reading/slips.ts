/**
 * Why something typed could not be understood. It costs nothing: the child writes it again. What is said of it is in
 * `mark.en.json`, `mark.bn.json`.
 */
export type SlipName =
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
  | 'latin'
  | 'bangla';
