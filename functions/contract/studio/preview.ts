import { type InferType, object, string } from 'yup';
import type { StudioFields, StudioKind } from '../content/fields.ts';

/** Where drafts are opened. The secret is after the `#` of the link, so it is in no request's address and no log. */
export const draftAddress = '/preview';

/** Body of `POST /preview`: the secret of a link, or the item, from an editor with their ID token. */
export const draftSchema = object({
  token: string().max(200),
  kind: string().max(40),
  id: string().max(300),
});
export type DraftInput = InferType<typeof draftSchema>;

/** A link by which somebody without an account reads a draft. */
export interface PreviewAnswer {
  /** On the site; told once, and never again. */
  readonly url: string;
  readonly expiresAt: string;
}

/** A draft as it is now, with every answer of its quiz. */
export interface Preview {
  readonly kind: StudioKind;
  readonly id: string;
  /** When the link ends by which it is read; undefined for its editor. */
  readonly expiresAt?: string;
  readonly fields: StudioFields;
}

export interface EndedLinks {
  readonly ended: number;
}
