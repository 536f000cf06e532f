/** What the bodies of calls must be, by the names of the endpoints that take one. */
import type { Schema, SchemaObjectDescription } from 'yup';
import type { adminEndpoints } from './admin-endpoints.ts';
import { certificateSchema } from './certificate.ts';
import { checkoutSchema, practiceSchema } from './checkout.ts';
import { classroomSchema, joinSchema, taskSchema } from './classroom.ts';
import type { classroomEndpoints } from './classroom-endpoints.ts';
import { consentSchema, decisionSchema, parentTokenSchema } from './consent.ts';
import { answeredSchema, contactSchema } from './contact.ts';
import type { BodyOf } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import { progressSchema, readingPositionSchema } from './enrolment.ts';
import { quizAnswersSchema } from './lesson.ts';
import { classTestAnswersSchema, modelTestAnswersSchema } from './model-test.ts';
import { eraseSchema } from './person.ts';
import { addPracticeSchema } from './practice-log-schema.ts';
import type { studioEndpoints } from './studio-endpoints.ts';
import { assignSchema, publishSchema } from './studio-schemas.ts';
import { ownLanguageSchema, putUserSchema } from './user.ts';
import { weekTokenSchema } from './week.ts';
import type { weekEndpoints } from './week-endpoints.ts';

type Endpoints = typeof endpoints &
  typeof adminEndpoints &
  typeof studioEndpoints &
  typeof classroomEndpoints &
  typeof weekEndpoints;

type BodySchemas = {
  readonly [Name in keyof Endpoints as BodyOf<Endpoints[Name]> extends undefined ? never : Name]: Schema<
    BodyOf<Endpoints[Name]>
  >;
};

/** All but those of items, whose fields the content package knows: `@pathshala/content/kinds/studio-bodies`. */
export const bodySchemas: Omit<BodySchemas, 'studioCreate' | 'studioSave'> = {
  putUser: putUserSchema,
  contact: contactSchema,
  keepLanguage: ownLanguageSchema,
  progress: progressSchema,
  keepPlace: readingPositionSchema,
  certificate: certificateSchema,
  handInModelTest: modelTestAnswersSchema,
  markClassTest: classTestAnswersSchema,
  checkout: checkoutSchema,
  practiceOutcome: practiceSchema,
  addPractice: addPracticeSchema,
  askConsent: consentSchema,
  parentView: parentTokenSchema,
  parentData: parentTokenSchema,
  parentDecision: decisionSchema,
  quiz: quizAnswersSchema,
  answerMessage: answeredSchema,
  erasePerson: eraseSchema,
  studioPublish: publishSchema,
  studioAssign: assignSchema,
  lookAtClassroom: joinSchema,
  joinClassroom: joinSchema,
  makeClassroom: classroomSchema,
  setTask: taskSchema,
  weekView: weekTokenSchema,
};

/** The names of the fields of a body; none where there is none. */
export function bodyFieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys((schema?.describe() as SchemaObjectDescription | undefined)?.fields ?? {});
}
