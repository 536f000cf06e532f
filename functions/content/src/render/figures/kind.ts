import { overlongLists } from '@pathshala/contract/http/overlong-lists';
import { type FieldIssue, fieldIssuesOf, MessageError } from '@pathshala/contract/http/validation';
import { withDigitsOf } from '@pathshala/contract/text/digits';
import { firstLanguage, type Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { type ObjectSchema, type Schema, string, ValidationError } from 'yup';
import { round } from './svg.ts';

/** What a kind of figure draws: the inside of an SVG and its size, which is also the widest that it is shown. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** CSS pixels for one unit of the drawing; 1 when left out. */
  readonly scale?: number;
}

/** A drawing that takes what width there is: letters of 15 are legible on a phone, and as large as the text elsewhere. */
export const fullWidth = { width: 340, scale: 1.25 } as const;

/** One kind of figure: checks its fields and draws it. */
export interface FigureKind {
  readonly kind: string;
  readonly schema: Schema;
  /**
   * @param lang the language that numbers are written in
   * @throws MessageError naming every wrong field
   */
  readonly draw: (fields: unknown, lang?: Lang) => Drawing;
}

/** Fields that every figure has; the caption is the alternative text too. */
export const shared = {
  kind: string().required(),
  caption: string().trim().min(10).max(400).required(),
};

/**
 * Makes a kind from its schema and its drawing.
 * @param schema takes nothing that it does not name
 */
export function figureKind<T extends object>(
  kind: string,
  schema: ObjectSchema<T>,
  draw: (figure: T, numeral: Numeral) => Drawing,
): FigureKind {
  return {
    kind,
    schema,
    draw: (fields, lang) => {
      // Before every entry of a list is checked, which takes seconds for a list of thousands.
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

/** A field keeps its name, which figures are written with. */
function inPart({ path, ...issue }: FieldIssue): MessageRef {
  return path ? { key: 'faults.inPart', params: { part: path, fault: issue } } : issue;
}

/** A number as a student reads it: a true minus sign, no trailing noise, the digits of the lesson's language. */
export type Numeral = (value: number) => string;

const latin: Numeral = (value) => String(round(value)).replace('-', '−');
