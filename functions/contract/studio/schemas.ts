/** What the studio's calls take that do not write fields, and what an item is started with. */
import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import { emailPattern } from '../accounts/email.ts';
import { validationMessage } from '../http/validation.ts';
import { leftAtOnce, type StudioChanges } from './changes.ts';
import type { AssignInput, MoveInput, PublishInput } from './items.ts';
import type { AskInput, ReturnInput } from './requests.ts';

/** What an item is started with in the studio: its title, and of what belongs to a course (`$asksCourse`) that. */
export const beginSchema = object({
  title: string().trim().required(validationMessage('faults.titleNeeded')),
  course: string().when('$asksCourse', ([asksCourse], course) =>
    asksCourse ? course.required(validationMessage('faults.courseNeeded')) : course,
  ),
});

export const publishSchema: Schema<PublishInput> = object({
  note: string().trim().max(300),
  confirm: boolean(),
});

export const askSchema: Schema<AskInput> = object({
  word: string().trim().max(500),
});

export const returnSchema: Schema<ReturnInput> = object({
  word: string().trim().max(500).required(),
});

export const assignSchema: Schema<AssignInput> = object({
  email: string()
    .defined()
    .trim()
    .max(320)
    .matches(emailPattern, { message: validationMessage('faults.emailOrEmpty'), excludeEmptyString: true }),
  publish: boolean().required(),
});

const position = () => number().integer().min(0).required();

/** The fields themselves are checked by their kind, once they are changed. */
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

export const changesSchema = object({
  changes: changes().required(),
  left: array().max(leftAtOnce).of(changes().defined()),
  right: boolean(),
}) as unknown as Schema<StudioChanges>;

export const moveSchema: Schema<MoveInput> = object({
  place: number().integer().min(1).max(1000).required(),
});
