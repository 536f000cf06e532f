import type { StudioFields, StudioKind } from '../content/fields.ts';

/** A link by which somebody without an account reads a draft. */
export interface PreviewAnswer {
  /** On the site; told once, and never again. */
  readonly url: string;
  readonly expiresAt: string;
}

/** A draft as who has its link reads it: as it is now, with every answer of its quiz. */
export interface Preview {
  readonly kind: StudioKind;
  readonly id: string;
  readonly expiresAt: string;
  readonly fields: StudioFields;
}

export interface EndedLinks {
  readonly ended: number;
}
