import { type InferType, object, string } from 'yup';
import { limits } from '../http/limits.ts';
import { says } from '../http/validation.ts';
import { withLatinDigits } from '../text/digits.ts';
import { type Language, languages } from '../text/languages.ts';
import type { ConsentState } from './consent.ts';
import { normaliseDisplayName } from './display-name.ts';
import { emailSchema } from './email.ts';

const email = emailSchema.required(says('validation.emailRequired'));

const password = string()
  .required(says('validation.passwordRequired'))
  .min(limits.passwordMin, says('validation.passwordShort'));

export const loginSchema = object({ email, password });

export const registrationSchema = object({
  name: string()
    .transform((name: unknown) => (typeof name === 'string' ? normaliseDisplayName(name) : name))
    .required(says('validation.nameRequired')),
  email,
  password,
});

/** A new password, for anyone who knows the present one. */
export const changePasswordSchema = object({
  current: string().required(says('validation.passwordRequired')),
  password,
});

/** The address that Reset Password takes. */
export const resetSchema = object({ email });

/** The code of a second step, as somebody's app shows it. */
export const codeSchema = object({
  code: string()
    .trim()
    .transform((text: string) => withLatinDigits(text))
    .required(says('validation.codeRequired'))
    .matches(/^\d{6}$/, says('validation.codeDigits')),
});

const language = string<Language>().oneOf(languages);

/**
 * Body of `PUT /user/{email}`; `language` is the one of the page that somebody signs in on, and counts where they have
 * chosen none. Anything else in it is ignored: a request cannot set its own role.
 */
export const putUserSchema = object({ email, language });

/** Body of `PUT /account/language`. */
export const ownLanguageSchema = object({ language: language.required() });

export type LoginInput = InferType<typeof loginSchema>;
export type RegistrationInput = InferType<typeof registrationSchema>;
export type PutUserInput = InferType<typeof putUserSchema>;
export type OwnLanguageInput = InferType<typeof ownLanguageSchema>;

/** A teacher edits own courses, an admin everything: docs/contract.md, "Roles". */
export type Role = 'admin' | 'teacher' | 'student';

/** User record: docs/contract.md, "Entities". Times are ISO 8601, UTC. */
export interface User {
  readonly _id: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  /** Whether somebody has shown that the address is theirs. */
  readonly verified: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** Who had a part in something: a person, or a word for what was no person, such as `command line`. */
export interface Party {
  /** A uid, or the word. */
  readonly _id: string;
  /** Left out where the school has no record of them (any more). */
  readonly email?: string;
  readonly displayName?: string;
}

export interface PutUserAnswer {
  readonly token: string;
  readonly user: User;
  /** Only where the owner asks for a parent's consent. */
  readonly consent?: ConsentState;
}

export interface EndedAnswer {
  readonly ended: true;
}

export interface AdminAnswer {
  readonly admin: boolean;
}

export interface ModifiedAnswer {
  readonly modifiedCount: 0 | 1;
}
