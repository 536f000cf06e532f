import { array, type InferType, number, object, string } from 'yup';
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

const name = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? normaliseDisplayName(typed) : typed))
  .required(validationMessage('validation.nameRequired'))
  .test('letter', validationMessage('validation.nameRequired'), (typed) => !typed || hasLetter(typed));

export const registrationSchema = object({ name, email, password });

export const nameSchema = object({ name });

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

export const grantLimits = { emails: 200, amount: 10_000_000, note: 200 } as const;

/** One that is no address gets its own line in the answer. */
const grantSchema = object({
  courseId: string().strict().required().max(100),
  emails: array().strict().of(string().strict().defined()).min(1).max(grantLimits.emails).required(),
  paid: object({
    amount: number()
      .strict()
      .required()
      .min(0.01)
      .max(grantLimits.amount)
      .test('hundredths', validationMessage('validation.wrong'), (amount = 0) => {
        return Number(amount.toFixed(2)) === amount;
      }),
    note: string().trim().max(grantLimits.note).default(''),
  })
    .default(undefined)
    .optional(),
});

export const userBodies = {
  putUser: putUserSchema,
  keepLanguage: ownLanguageSchema,
  erasePerson: eraseSchema,
  renamePerson: nameSchema,
  grantCourse: grantSchema,
};

export type PutUserInput = InferType<typeof putUserSchema>;
export type OwnLanguageInput = InferType<typeof ownLanguageSchema>;
export type NameInput = InferType<typeof nameSchema>;
/** `paid`: by each of them in cash, in the school's cash currency; the note is on their receipts. */
export type GrantInput = InferType<typeof grantSchema>;
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

export const orderStates = ['paid', 'refund-due', 'refunded'] as const;

export interface Order {
  readonly _id: string;
  readonly courseId: string;
  readonly title: string;
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly status: (typeof orderStates)[number];
  readonly at: string;
  /** Only if paid in cash; may be empty. */
  readonly note?: string;
}

/** One line for each address of the call. */
export interface GrantLine {
  readonly email: string;
  readonly result: 'given' | 'already' | 'no-account' | 'invalid';
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
