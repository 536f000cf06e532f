import { type InferType, object, string } from 'yup';
import { limits } from '../http/limits.ts';
import { validationMessage } from '../http/validation.ts';
import { withLatinDigits } from '../text/digits.ts';
import { type Language, languages } from '../text/languages.ts';
import type { ConsentState } from './consent.ts';
import { hasLetter, normaliseDisplayName } from './display-name.ts';
import { emailSchema } from './email.ts';

const email = emailSchema.required(validationMessage('validation.emailRequired'));

const password = string()
  .required(validationMessage('validation.passwordRequired'))
  .min(limits.passwordMin, validationMessage('validation.passwordShort'));

export const loginSchema = object({ email, password });

export const registrationSchema = object({
  name: string()
    .transform((name: unknown) => (typeof name === 'string' ? normaliseDisplayName(name) : name))
    .required(validationMessage('validation.nameRequired'))
    .test('letter', validationMessage('validation.nameRequired'), (name) => !name || hasLetter(name)),
  email,
  password,
});

/** A new password, with the current one. */
export const changePasswordSchema = object({
  current: string().required(validationMessage('validation.passwordRequired')),
  password,
});

/** The address for Reset Password. */
export const resetSchema = object({ email });

/** The second-factor code from somebody's app. */
export const codeSchema = object({
  code: string()
    .trim()
    .transform((text: string) => withLatinDigits(text))
    .required(validationMessage('validation.codeRequired'))
    .matches(/^\d{6}$/, validationMessage('validation.codeDigits')),
});

const language = string<Language>().oneOf(languages);

/**
 * Body of `PUT /user/{email}`; `language` is that of the sign-in page and is used if the person has chosen none. Other
 * fields are ignored, so a request cannot set its own role.
 */
export const putUserSchema = object({ email, language });

/** Body of `PUT /account/language`. */
export const ownLanguageSchema = object({ language: language.required() });

export type PutUserInput = InferType<typeof putUserSchema>;
export type OwnLanguageInput = InferType<typeof ownLanguageSchema>;

/** Teachers edit their own courses, admins everything: docs/contract.md, "Roles". */
export type Role = 'admin' | 'teacher' | 'student';

/** User record: docs/contract.md, "Entities". Times are ISO 8601, UTC. */
export interface User {
  readonly _id: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  /** Whether the address is verified. */
  readonly verified: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** An actor or subject: a person, or a word such as `command line`. */
export interface Party {
  /** A uid, or the word. */
  readonly _id: string;
  /** Absent if the school has no record of them. */
  readonly email?: string;
  readonly displayName?: string;
}

export interface PutUserAnswer {
  readonly token: string;
  readonly user: User;
  /** Only if the owner requires a parent's consent. */
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

/** The language of the school's mails to the caller; null if unknown. */
export interface OwnLanguage {
  readonly language: Language | null;
}

/** A payment of the caller. Times are ISO 8601, UTC. */
export interface Order {
  readonly _id: string;
  readonly courseId: string;
  /** The course's current title; its id if the course was deleted. */
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  /** `refund-due`: for a course that the buyer had already; it will be given back. */
  readonly status: 'paid' | 'refund-due' | 'refunded';
  readonly at: string;
}

/** A stored document with its id; times are ISO 8601, UTC. */
export type KeptDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The account in Firebase Auth. */
export interface OwnAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** Sign-in methods, such as `password` and `google.com`. */
  readonly providers: readonly string[];
  readonly createdAt: string;
  readonly lastSignInAt: string;
}

/** All data that the school stores about the caller. */
export interface OwnData {
  readonly exportedAt: string;
  readonly account: OwnAccount;
  /** The caller's documents by collection, without empty collections. */
  readonly kept: Readonly<Record<string, readonly KeptDocument[]>>;
}

export interface DeletedAnswer {
  readonly deleted: true;
}

/** How long after a sign-in or a repeated password an account can be deleted, in milliseconds. */
export const recentSignIn = 5 * 60_000;
