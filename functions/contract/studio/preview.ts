import { type InferType, object, string } from 'yup';
import type { StudioFields, StudioKind } from '../content/fields.ts';

/** Where drafts are opened. The secret is after the `#` of the link, so it is in no request's address and no log. */
export const draftAddress = '/preview';

/** Body of `POST /preview`. */
export const draftLinkSchema = object({ token: string().required().max(200) });
export type DraftLinkInput = InferType<typeof draftLinkSchema>;

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
