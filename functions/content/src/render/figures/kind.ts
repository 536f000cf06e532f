import { type ObjectSchema, string, ValidationError } from 'yup';
import { round } from './svg.ts';

/** What a kind of figure draws: the inside of an SVG and its size, which is also the widest that it is shown. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** CSS pixels for one unit of the drawing; 1 when left out. */
  readonly scale?: number;
}

/** One kind of figure: checks its fields and draws it. */
export interface FigureKind {
  readonly kind: string;
  /** @throws Error naming every wrong field */
  readonly draw: (fields: unknown) => Drawing;
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
  draw: (figure: T) => Drawing,
): FigureKind {
  return {
    kind,
    draw: (fields) => {
      try {
        return draw(schema.validateSync(fields, { abortEarly: false, strict: true }) as T);
      } catch (error) {
        if (error instanceof ValidationError) throw new Error(error.errors.join('; '));
        throw error;
      }
    },
  };
}

/** The number as a student reads it: a true minus sign, no trailing noise. */
export function numeral(value: number): string {
  return String(round(value)).replace('-', '−');
}
