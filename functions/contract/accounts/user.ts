import { type InferType, object, string } from 'yup';
import { limits } from '../http/limits.ts';
import { emailSchema, validationMessage } from '../http/validation.ts';
import { withLatinDigits } from '../text/digits.ts';
import { type Language, languages } from '../text/languages.ts';
import type { ConsentState } from './consent.ts';
import { hasLetter, normaliseDisplayName } from './display-name.ts';

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

export const changePasswordSchema = object({
  current: string().required(validationMessage('validation.passwordRequired')),
  password,
});

export const resetSchema = object({ email });

export const codeSchema = object({
  code: string()
    .trim()
    .transform((text: string) => withLatinDigits(text))
    .required(validationMessage('validation.codeRequired'))
    .matches(/^\d{6}$/, validationMessage('validation.codeDigits')),
});

const language = string<Language>().oneOf(languages);

/** `language`: the page's, used if the person has chosen none. Other fields are ignored: nobody sets their own role. */
const putUserSchema = object({ email, language });

const ownLanguageSchema = object({ language: language.required() });

const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });

export const userBodies = {
  putUser: putUserSchema,
  keepLanguage: ownLanguageSchema,
  erasePerson: eraseSchema,
};

export type PutUserInput = InferType<typeof putUserSchema>;
export type OwnLanguageInput = InferType<typeof ownLanguageSchema>;
export type EraseInput = InferType<typeof eraseSchema>;

export type Role = 'admin' | 'teacher' | 'student';

/** User record: docs/contract.md, "Entities". Times are ISO 8601, UTC. */
export interface User {
  readonly _id: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** A person, or a word such as `command line`, which is then the `_id`. */
export interface Party {
  readonly _id: string;
  readonly email?: string;
  readonly displayName?: string;
}

export interface PutUserAnswer {
  readonly token: string;
  readonly user: User;
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

export interface OwnLanguage {
  readonly language: Language | null;
}

export interface Order {
  readonly _id: string;
  readonly courseId: string;
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'paid' | 'refund-due' | 'refunded';
  readonly at: string;
}

export interface PersonCourse {
  readonly courseId: string;
  readonly title: string;
  readonly enrolledAt: string;
  readonly lessonsDone: number;
  readonly bought: boolean;
  readonly certificate?: PersonCertificate;
}

export interface PersonCertificate {
  readonly _id: string;
  readonly token: string;
  readonly revoked: boolean;
}

export interface PersonAnswer {
  readonly user: User;
  readonly disabled: boolean;
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly Order[];
}

export type KeptDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

export interface OwnAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  readonly providers: readonly string[];
  readonly createdAt: string;
  readonly lastSignInAt: string;
}

export interface OwnData {
  readonly exportedAt: string;
  readonly account: OwnAccount;
  readonly kept: Readonly<Record<string, readonly KeptDocument[]>>;
}

export interface DeletedAnswer {
  readonly deleted: true;
}

/** Time after a sign-in (or a repeated password) in which an account can be deleted, milliseconds. */
export const recentSignIn = 5 * 60_000;
