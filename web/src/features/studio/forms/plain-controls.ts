import type { ComponentType } from 'react';
import { PictureField } from '../media/picture-field.tsx';
import type { FieldRow, PlainControl } from './field-rows.ts';
import { ListField } from './list-field.tsx';
import { ChoiceField, DateField, FlagField, NumberField } from './plain-fields.tsx';
import { WordsField } from './words-field.tsx';

/** The controls for forms and for rows of a list. */
export const plainControls: Readonly<Record<PlainControl, ComponentType<FieldRow>>> = {
  line: WordsField,
  text: WordsField,
  number: NumberField,
  date: DateField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
  picture: PictureField,
};

/** Whether a control is short enough to share a line with others. */
export const isShort = (as: FieldRow['as']) => ['number', 'date', 'choice', 'flag'].includes(as);
