import { type InferType, object, string } from 'yup';
import { says } from '../http/validation.ts';
import { emailSchema } from './email.ts';

/** A parent's consent, where the owner asks for it: docs/contract.md, "A parent's consent". */

/** No birth date is asked for. */
export const ageBands = [
  { id: 'under-13', label: 'I am younger than 13' },
  { id: '13-to-17', label: 'I am 13 to 17' },
  { id: 'adult', label: 'I am 18 or older' },
] as const;

export type AgeBand = (typeof ageBands)[number]['id'];

/** The one that needs a parent. */
export const youngest = 'under-13' satisfies AgeBand;

/**
 * `age-needed`: nothing was said yet. `not-needed`: old enough. `waiting`: the parent was written to. `given` and
 * `withdrawn`: what the parent said last.
 */
export type ConsentState = 'age-needed' | 'not-needed' | 'waiting' | 'given' | 'withdrawn';

/** Whether more than browsing works. */
export function mayTakePart(state: ConsentState): boolean {
  return state === 'not-needed' || state === 'given';
}

/** What the person is told of their own consent. */
export interface Consent {
  readonly state: ConsentState;
  /** The parent's address, cut so that nobody learns it from here: `r…@school.test`. */
  readonly parent?: string;
}

const band = string()
  .oneOf(
    ageBands.map(({ id }) => id),
    says('validation.chooseOne'),
  )
  .required(says('validation.chooseOne'));

/** Body of `PUT /consent`. The parent's address may be left out where it is known: the mail is sent again. */
export const consentSchema = object({ band, parentEmail: emailSchema });

/** The form in which somebody says how old they are. */
export const ageFormSchema = object({
  band,
  parentEmail: emailSchema.when('band', ([chosen], schema) =>
    chosen === youngest ? schema.required(says('validation.emailRequired')) : schema,
  ),
});

/** What a parent may say: to agree, to take it back, or to end the child's account with everything in it. */
export const decisions = ['give', 'withdraw', 'delete'] as const;
export type Decision = (typeof decisions)[number];

/** What the link in the mail carries after its `#`, which no server and no log sees. */
export const parentTokenSchema = object({ token: string().required().max(200) });

export const decisionSchema = object({
  token: string().required().max(200),
  decision: string().oneOf(decisions).required(),
});

export interface ConsentInput {
  readonly band: AgeBand;
  readonly parentEmail?: string | undefined;
}
export type ParentTokenInput = InferType<typeof parentTokenSchema>;
export type DecisionInput = InferType<typeof decisionSchema>;

/** What a parent is shown of the child whose account it is. */
export interface ParentView {
  readonly name: string;
  readonly email: string;
  readonly state: Exclude<ConsentState, 'age-needed' | 'not-needed'>;
  /** ISO 8601, UTC: when the parent last answered. */
  readonly decidedAt?: string;
}

export interface DecisionAnswer {
  readonly state: ParentView['state'] | 'deleted';
}
