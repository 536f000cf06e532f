import type { ComponentType } from 'react';
import type { FieldRow, PlainControl } from './field-rows.ts';
import { ListField } from './list-field.tsx';
import { ChoiceField, DateField, FlagField, NumberField } from './plain-fields.tsx';
import { WordsField } from './words-field.tsx';

/** The controls that are in a form and in a row of a list alike. */
export const plainControls: Readonly<Record<PlainControl, ComponentType<FieldRow>>> = {
  line: WordsField,
  text: WordsField,
  number: NumberField,
  date: DateField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
};

/** These stand side by side where there is room. */
export const isShort = (as: FieldRow['as']) => ['number', 'date', 'choice', 'flag'].includes(as);
