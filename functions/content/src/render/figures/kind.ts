import {
  type FieldIssue,
  fieldIssuesOf,
  MessageError,
  overlongLists,
} from '@pathshala/contract/http/validation';
import { withDigitsOf } from '@pathshala/contract/text/digits';
import { firstLanguage, type Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import {
  array,
  number,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  string,
  tuple,
  ValidationError,
} from 'yup';
import { round } from './svg.ts';

export type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** CSS pixels per unit of the drawing. Default: 1. */
  readonly scale?: number;
}

/** For a drawing that fills the width: a font size of 15 is legible on a phone and matches the text elsewhere. */
export const fullWidth = { width: 340, scale: 1.25 } as const;

export interface FigureKind {
  readonly kind: string;
  readonly schema: Schema;
  readonly draw: (fields: unknown, lang?: Lang) => Drawing;
}

export const words = string().required();
export const amount = number().required();
export const pair = tuple([amount, amount]).required();
export const shared = { kind: words, caption: string().trim().min(10).max(400).required() };

export const listOf = <Fields extends ObjectShape>(fields: Fields, max: number) =>
  array().of(object(fields).noUnknown()).max(max);

export function figureKind<T extends object>(
  kind: string,
  schema: ObjectSchema<T>,
  draw: (figure: T, numeral: Numeral) => Drawing,
): FigureKind {
  return {
    kind,
    schema,
    draw: (fields, lang) => {
      // Checked before the entries of a list: validating thousands of them takes seconds.
      const [overlong] = overlongLists(schema.describe(), fields);
      if (overlong) throw new MessageError('faults.all', { faults: [inPart(overlong)] });
      try {
        return draw(schema.validateSync(fields, { abortEarly: false, strict: true }) as T, (value) =>
          withDigitsOf(lang ?? firstLanguage, latin(value)),
        );
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new MessageError('faults.all', { faults: fieldIssuesOf(error, '').map(inPart) });
      }
    },
  };
}

function inPart({ path, ...issue }: FieldIssue): MessageRef {
  return path ? { key: 'faults.inPart', params: { part: path, fault: issue } } : issue;
}

/** A number for readers: a real minus sign, no rounding noise, and the digits of the lesson's language. */
export type Numeral = (value: number) => string;

const latin: Numeral = (value) => String(round(value)).replace('-', '−');
