import { type InferType, object, string } from 'yup';
import { emailSchema, validationMessage } from '../http/validation.ts';

/** No birth date is asked for. */
export const ageBands = [
  { id: 'under-13', label: 'I am younger than 13' },
  { id: '13-to-17', label: 'I am 13 to 17' },
  { id: 'adult', label: 'I am 18 or older' },
] as const;

export type AgeBand = (typeof ageBands)[number]['id'];

export const youngest = 'under-13' satisfies AgeBand;

/** `not-needed`: old enough. `waiting`: the parent got a mail. `given`, `withdrawn`: the parent's last answer. */
export type ConsentState = 'age-needed' | 'not-needed' | 'waiting' | 'given' | 'withdrawn';

export function mayTakePart(state: ConsentState): boolean {
  return state === 'not-needed' || state === 'given';
}

export interface Consent {
  readonly state: ConsentState;
  readonly parent?: string;
}

const band = string()
  .oneOf(
    ageBands.map(({ id }) => id),
    validationMessage('validation.chooseOne'),
  )
  .required(validationMessage('validation.chooseOne'));

const consentSchema = object({ band, parentEmail: emailSchema });

export const ageFormSchema = object({
  band,
  parentEmail: emailSchema.when('band', ([chosen], schema) =>
    chosen === youngest ? schema.required(validationMessage('validation.emailRequired')) : schema,
  ),
});

export const decisions = ['give', 'withdraw', 'delete'] as const;
export type Decision = (typeof decisions)[number];

/** The token after the `#` of the link in the mail; it reaches no server and no log. */
const parentTokenSchema = object({ token: string().required().max(200) });

const decisionSchema = object({
  token: string().required().max(200),
  decision: string().oneOf(decisions).required(),
});

export const consentBodies = {
  askConsent: consentSchema,
  parentView: parentTokenSchema,
  parentData: parentTokenSchema,
  parentDecision: decisionSchema,
};

export type ConsentInput = InferType<typeof consentSchema>;
export type ParentTokenInput = InferType<typeof parentTokenSchema>;
export type DecisionInput = InferType<typeof decisionSchema>;

export interface ParentView {
  readonly name: string;
  readonly email: string;
  readonly state: Exclude<ConsentState, 'age-needed' | 'not-needed'>;
  /** When the parent last answered, ISO 8601, UTC. */
  readonly decidedAt?: string;
}

export interface DecisionAnswer {
  readonly state: ParentView['state'] | 'deleted';
}
