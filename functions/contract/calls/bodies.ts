import type { Schema, SchemaObjectDescription } from 'yup';
import { consentSchema, decisionSchema, parentTokenSchema } from '../accounts/consent.ts';
import { ownLanguageSchema, putUserSchema } from '../accounts/user.ts';
import type { adminEndpoints } from '../admin/endpoints.ts';
import { eraseSchema } from '../admin/overview.ts';
import { certificateSchema, revokeSchema } from '../certificates/certificate.ts';
import { classroomSchema, joinSchema, taskSchema } from '../classrooms/classroom.ts';
import type { classroomEndpoints } from '../classrooms/endpoints.ts';
import { checkoutSchema, practiceSchema, progressSchema, quizAnswersSchema } from '../courses/enrolment.ts';
import type { BodyOf } from '../http/endpoint.ts';
import { addPracticeSchema, modelTestAnswersSchema, weekTokenSchema } from '../practice/model-test.ts';
import type { weekEndpoints } from '../practice/week-endpoints.ts';
import { answeredSchema, contactSchema } from '../site/contact.ts';
import type { studioEndpoints } from '../studio/endpoints.ts';
import {
  askSchema,
  assignSchema,
  changesSchema,
  moveSchema,
  publishSchema,
  returnSchema,
} from '../studio/schemas.ts';
import type { endpoints } from './endpoints.ts';

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

/** All except those of items: see `@pathshala/content/kinds/studio-bodies`. */
export const bodySchemas: Omit<BodySchemas, 'studioCreate' | 'studioSave'> = {
  putUser: putUserSchema,
  contact: contactSchema,
  keepLanguage: ownLanguageSchema,
  progress: progressSchema,
  certificate: certificateSchema,
  submitModelTest: modelTestAnswersSchema,
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
  revokeCertificate: revokeSchema,
  studioChange: changesSchema,
  studioPublish: publishSchema,
  studioAsk: askSchema,
  studioReturn: returnSchema,
  studioMove: moveSchema,
  studioAssign: assignSchema,
  lookAtClassroom: joinSchema,
  joinClassroom: joinSchema,
  makeClassroom: classroomSchema,
  setTask: taskSchema,
  weekView: weekTokenSchema,
};

export function bodyFieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys((schema?.describe() as SchemaObjectDescription | undefined)?.fields ?? {});
}
