/** What a teacher who may not publish asks an admin: docs/contract.md, "The studio". */

import type { Party } from '../accounts/user.ts';
import type { StudioKind } from '../content/fields.ts';
import type { LocalText } from '../text/local-text.ts';

/** A request to publish an item. */
export interface PublishRequest {
  readonly by: Party;
  readonly at: string;
  /** Empty if the teacher wrote none. */
  readonly word: string;
  /** An admin’s answer, instead of publishing; until then the request is open. */
  readonly returned?: { readonly by: Party; readonly at: string; readonly word: string };
}

/** An open request, with its item. */
export interface OpenRequest extends PublishRequest {
  readonly kind: StudioKind;
  readonly id: string;
  readonly title: LocalText;
}

export interface AskInput {
  readonly word?: string | undefined;
}

export interface ReturnInput {
  readonly word: string;
}

export interface EndedRequest {
  readonly ended: boolean;
}
