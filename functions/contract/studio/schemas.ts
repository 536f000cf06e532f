import { array, boolean, type InferType, mixed, number, object, type Schema, string } from 'yup';
import type { StudioFields, StudioKind } from '../content/fields.ts';
import { emailPattern, validationMessage } from '../http/validation.ts';
import { leftAtOnce, type StudioChanges } from './changes.ts';

const publishSchema = object({ note: string().trim().max(300), confirm: boolean() });
export type PublishInput = InferType<typeof publishSchema>;

const askSchema = object({ word: string().trim().max(500) });
export type AskInput = InferType<typeof askSchema>;

const returnSchema = object({ word: string().trim().max(500).required() });
export type ReturnInput = InferType<typeof returnSchema>;

const assignSchema = object({
  email: string()
    .defined()
    .trim()
    .max(320)
    .matches(emailPattern, { message: validationMessage('faults.emailOrEmpty'), excludeEmptyString: true }),
  publish: boolean().required(),
});
export type AssignInput = InferType<typeof assignSchema>;

const position = () => number().integer().min(0).required();

const changes = () =>
  array()
    .max(1000)
    .of(
      object({
        path: array().max(20).of(string().required()).required(),
        value: mixed(),
        text: object({ at: position(), removes: position(), puts: string().defined() }).default(undefined),
      }),
    );

const changesSchema = object({
  changes: changes().required(),
  left: array().max(leftAtOnce).of(changes().defined()),
  right: boolean(),
}) as unknown as Schema<StudioChanges>;

const moveSchema = object({ place: number().integer().min(1).max(1000).required() });

export const studioCallBodies = {
  studioChange: changesSchema,
  studioPublish: publishSchema,
  studioAsk: askSchema,
  studioReturn: returnSchema,
  studioMove: moveSchema,
  studioAssign: assignSchema,
};
export type MoveInput = InferType<typeof moveSchema>;

/** Where drafts are opened. The secret is after the `#` of the link, so it is in no request's address and no log. */
export const draftAddress = '/preview';

export const draftSchema = object({
  token: string().max(200),
  kind: string().max(40),
  id: string().max(300),
});
export type DraftInput = InferType<typeof draftSchema>;

export interface PreviewAnswer {
  readonly url: string;
  readonly expiresAt: string;
}

export interface Preview {
  readonly kind: StudioKind;
  readonly id: string;
  readonly expiresAt?: string;
  readonly fields: StudioFields;
}

export interface EndedLinks {
  readonly ended: number;
}
