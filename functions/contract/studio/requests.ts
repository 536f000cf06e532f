import type { Party } from '../accounts/user.ts';
import type { StudioKind } from '../content/fields.ts';
import type { LocalText } from '../text/local-text.ts';

/** What a teacher who may not publish asks an admin: docs/contract.md, "The studio". */

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

/** Pupils who must have answered a quiz before its answers are shown: fewer could be known by name. */
export const fewestAnswers = 5;

/** First answers to a quiz since its questions last changed. */
export interface QuizAnswers {
  /** How many pupils answered. */
  readonly pupils: number;
  /** How many chose each option, by question; empty for fewer than `fewestAnswers`. */
  readonly chosen: readonly (readonly number[])[];
}

/** Who reads a course or a lesson. */
export interface Readers {
  /** Who have the course. */
  readonly pupils: number;
  /** How many finished each published lesson; of a lesson only itself. */
  readonly done: Readonly<Record<string, number>>;
  /** Of a lesson with a quiz. */
  readonly quiz?: QuizAnswers;
}
