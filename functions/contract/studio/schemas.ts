/** What the studio's calls take that do not write fields, and what an item is begun with. */
import { boolean, object, type Schema, string } from 'yup';
import { emailPattern } from '../accounts/email.ts';
import { says } from '../http/validation.ts';
import type { AssignInput, PublishInput } from './items.ts';

/** What an item is begun with in the studio: its title, and of what belongs to a course (`$asksCourse`) that. */
export const beginSchema = object({
  title: string().trim().required(says('faults.titleNeeded')),
  course: string().when('$asksCourse', ([asksCourse], course) =>
    asksCourse ? course.required(says('faults.courseNeeded')) : course,
  ),
});

export const publishSchema: Schema<PublishInput> = object({
  note: string().trim().max(300),
  confirm: boolean(),
});

export const assignSchema: Schema<AssignInput> = object({
  email: string()
    .defined()
    .trim()
    .max(320)
    .matches(emailPattern, { message: says('faults.emailOrEmpty'), excludeEmptyString: true }),
  publish: boolean().required(),
});
