import { auditKinds, kindNames } from '@pathshala/content/kinds/all-kinds';
import { classroomLimits, taskKinds } from '@pathshala/contract/classroom';
import { ageBands } from '@pathshala/contract/consent';
import { contactSchema } from '@pathshala/contract/contact';
import { codePattern } from '@pathshala/contract/join-code';
import { languages } from '@pathshala/contract/languages';
import { limits } from '@pathshala/contract/messages';
import { practiceEntrySchema } from '@pathshala/contract/practice-log-schema';
import { auditActions, studioStates } from '@pathshala/contract/studio';
import { isLocalText } from '@pathshala/contract/studio-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { array, mixed, number, object, type Schema, string, ValidationError } from 'yup';
import { endedMost } from '../../src/core/ended-sign-ins.ts';
import { partSize } from '../../src/domain/practice-log-parts.ts';
import { price, school } from '../support/school.ts';
import type { Change } from './changes.ts';

const time = mixed<Timestamp>((value): value is Timestamp => value instanceof Timestamp);
const text = string().strict();
const language = text.oneOf(languages);
const uid = text.required().max(128);
const uidOrNone = text.max(128);
const role = text.oneOf(['admin', 'teacher', 'student']).required();
const courseId = text.oneOf(Object.values(school)).required();
const pendingRole = object({ to: role, actor: uid, at: time.required() }).default(undefined).noUnknown();
const lessonId = text.matches(/^(letters-)?(first|second|third)$/).required();
const lessonsDone = array(lessonId).required();

const share = number().strict().min(0).max(1).required();
const readingPlace = object({ lessonId, part: share, at: time.required() }).default(undefined).noUnknown();
const kind = text.oneOf(kindNames).required();
const itemId = text.matches(/^[a-z0-9-]{1,100}(~[a-z0-9-]{1,100})?$/).required();
/** Milliseconds since 1970. */
const moment = number().strict().integer().min(0);
const count = number().strict().integer().min(0).max(3).required();
const result = object({ score: count, of: count }).noUnknown();

/** The best result of each quiz, by lesson. */
function isQuizzes(value: unknown): value is object {
  const entries = Object.entries(value ?? {});
  return entries.every(([id, one]) => lessonId.isValidSync(id) && result.isValidSync(one, { strict: true }));
}

/** Since when each lesson is done, or its quiz passed. */
function isDays(value: unknown): value is object {
  const entries = Object.entries(value ?? {});
  return entries.every(([id, one]) => lessonId.isValidSync(id) && one instanceof Timestamp);
}

const marks = number().strict().integer().min(0).max(40).required();
const modelTest = object({
  id: text.matches(/^[0-9a-f-]{36}$/).required(),
  startedAt: time.required(),
  questions: array(text.matches(/^[a-z0-9-]+(\/[a-z0-9-]+){2}$/).required())
    .min(1)
    .max(20)
    .required(),
  isOpen: mixed().oneOf([true, false]).required(),
  best: object({ score: marks, of: marks }).default(undefined).noUnknown(),
})
  .default(undefined)
  .noUnknown();

const task = object({
  kind: text.oneOf(taskKinds).required(),
  id: itemId,
  due: text.matches(/^\d{4}-\d\d-\d\d$/).required(),
}).noUnknown();

/** What a document may be, whatever was sent: no field more, no other type, no other value. */
const shapes: Readonly<Record<string, Schema>> = {
  users: object({
    email: text.required().max(limits.emailMax),
    displayName: text.max(limits.contactNameMax),
    role,
    createdAt: time.required(),
    lastSeenAt: time.required(),
    validSince: number().strict(),
    endedSignIns: array(number().strict().required()).max(endedMost),
    pendingRole,
    language,
  }).noUnknown(),
  roleChanges: object({ actor: uid, subject: uid, from: role, to: role, at: time.required() }).noUnknown(),
  messages: contactSchema
    .shape({
      address: text.required().max(limits.emailMax),
      language,
      receivedAt: time.required(),
      openSince: time,
      answeredAt: time,
    })
    .noUnknown(),
  enrolments: object({
    uid,
    courseId,
    enrolledAt: time.required(),
    lessonsDone,
    payments: array(uid),
    place: readingPlace,
    quizzes: mixed(isQuizzes),
    modelTest,
    certificate: text.matches(/^[\w-]+(\.[\w-]+){3}$/),
    doneAt: mixed(isDays),
    passedAt: mixed(isDays),
  }).noUnknown(),
  revokedCertificates: object({ at: time.required() }).noUnknown(),
  waitingList: object({ uid, courseId: courseId.oneOf([school.closed]), at: time.required() }).noUnknown(),
  classrooms: object({
    teacher: uid,
    name: text.required().max(classroomLimits.nameMax),
    code: text.nullable().defined().matches(codePattern),
    pupils: array(uid).required().max(classroomLimits.pupils),
    tasks: array(task.required()).required().max(classroomLimits.tasks),
    madeAt: time.required(),
    changedAt: time.required(),
  }).noUnknown(),
  endedAccounts: object({ at: time.required() }).noUnknown(),
  weekLinks: object({ tokenHash: text.required().length(43), at: time.required() }).noUnknown(),
  practiceLogs: object({
    uid,
    part: count,
    entries: array(practiceEntrySchema).min(1).max(partSize).required(),
    day: text.length(10),
    addedThatDay: number().strict().integer().min(1),
    ahead: moment,
    spans: array(object({ from: moment.required(), to: moment.required() }).noUnknown()),
  }).noUnknown(),
  payments: object({
    uid,
    courseId: courseId.oneOf([school.priced, school.other]),
    amount: number().strict().oneOf([price]).required(),
    status: text.oneOf(['paid', 'enrolled', 'refund-due']).required(),
    at: time.required(),
  }).noUnknown(),
  practiceSessions: object({
    uid,
    courseId: courseId.oneOf([school.priced, school.other]),
    title: text.required(),
    amount: number().strict().oneOf([price]).required(),
    status: text.oneOf(['open', 'paid', 'cancelled']).required(),
    at: time.required(),
  }).noUnknown(),
  consents: object({
    band: text.oneOf(ageBands.map(({ id }) => id)).required(),
    state: text.oneOf(['not-needed', 'waiting', 'given', 'withdrawn']).required(),
    statedAt: time.required(),
    parentEmail: text.max(limits.emailMax),
    tokenHash: text,
    sentAt: array(time.required()),
    unansweredUntil: time,
    decidedAt: time,
  }).noUnknown(),
  drafts: object({
    kind,
    id: itemId,
    fields: object().required(),
    title: mixed(isLocalText).required(),
    state: text.oneOf(studioStates).required(),
    by: uid,
    at: time.required(),
    began: time.required(),
    revision: number().strict(),
    teacher: object({ uid, publishes: mixed().oneOf([true, false]).required() })
      .default(undefined)
      .noUnknown(),
  }).noUnknown(),
  // Of what stands under it, what somebody's work came to; nothing is published here.
  published: object({
    revision: number().strict().integer().min(1_000_000_000_000).required(),
    fields: object().required(),
    by: uid,
    at: time.required(),
    note: text,
    state: text.oneOf(['draft']).required(),
    expireAt: time.required(),
  }).noUnknown(),
  previews: object({
    kind,
    id: itemId,
    by: uid,
    at: time.required(),
    expiresAt: time.required(),
  }).noUnknown(),
  audit: object({
    at: time.required(),
    actor: uid,
    action: text.oneOf(auditActions).required(),
    kind: text.oneOf(auditKinds).required(),
    id: text.required(),
    revision: number().strict(),
  }).noUnknown(),
  mail: object({
    to: array(text.required()).length(1).required(),
    message: object({ subject: text.required(), text: text.required() }).noUnknown(),
    about: uidOrNone,
    expiresAt: time.required(),
  }).noUnknown(),
};

/** What is wrong with a document that was written; undefined where it is as it may be. */
export function misshapen({ path, after }: Change): string | undefined {
  if (after === undefined) return undefined;
  const shape = shapes[path.split('/')[0] ?? ''];
  if (!shape) return `${path}: nothing may be written here`;
  try {
    shape.validateSync(after, { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `${path}: ${error.errors.join('; ')}`;
  }
}
