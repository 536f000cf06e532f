import type { CatalogueRecord, CourseRecord, LessonRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/content/published';
import { dayMs } from '@pathshala/contract/site/region';
import { kebab } from '@pathshala/contract/text/encodings';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import type {
  ClassroomRecord,
  EnrolmentRecord,
  PracticeLogRecord,
  QuizCountRecord,
  RevocationRecord,
  RevokedHashesRecord,
  WaitingPlaceRecord,
  WeekLinkRecord,
} from './learning-records.ts';
import type {
  ConsentRecord,
  EndedAccountRecord,
  InactiveAccountRecord,
  MailRecord,
  MessageRecord,
  PaymentRecord,
  PracticeSessionRecord,
  RetentionJobRecord,
  UserRecord,
  YoungAddressRecord,
} from './people-records.ts';
import type {
  AuditRecord,
  DraftRecord,
  LessonOrderRecord,
  ManifestShard,
  PreviewRecord,
  PublishedRecord,
  PublishRequestRecord,
  RevisionRecord,
} from './studio-records.ts';

/** `rateLimits/{hash of a client's address}`: server only. Deleted by TTL after `expiresAt`. */
export interface RateLimitRecord {
  readonly hits: number;
  readonly expiresAt: Timestamp;
}

/** `rateSalts/{day}`: server only; needed to match hashes to addresses. Deleted after its day, but for that of `youngAddresses`. */
export interface RateSaltRecord {
  readonly salt: string;
  readonly expiresAt?: Timestamp;
}

/** `media/{name}`: an uploaded file, emulators only; written after its parts. */
export interface MediaRecord {
  readonly type: string;
  readonly bytes: number;
}

/** `media/{name}/parts/{number}`: a chunk of the file. */
export interface MediaPart {
  readonly bytes: Uint8Array;
}

/** Typed without validation: only this code writes. */
function typed<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: (record) => record as DocumentData,
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
}

export const collections = {
  courses: (db: Firestore) =>
    db.collection(catalogueCollections.courses).withConverter(typed<CourseRecord>()),
  catalogue: (db: Firestore) =>
    db.collection(catalogueCollections.catalogue).withConverter(typed<CatalogueRecord>()),
  lessons: (db: Firestore, courseId: string): CollectionReference<LessonRecord> =>
    db.collection(catalogueCollections.lessons(courseId)).withConverter(typed<LessonRecord>()),
  lessonOrders: (db: Firestore) =>
    db.collection(catalogueCollections.lessonOrders).withConverter(typed<LessonOrderRecord>()),
  users: (db: Firestore) => db.collection('users').withConverter(typed<UserRecord>()),
  messages: (db: Firestore) => db.collection('messages').withConverter(typed<MessageRecord>()),
  rateLimits: (db: Firestore) => db.collection('rateLimits').withConverter(typed<RateLimitRecord>()),
  rateSalts: (db: Firestore) => db.collection('rateSalts').withConverter(typed<RateSaltRecord>()),
  enrolments: (db: Firestore) => db.collection('enrolments').withConverter(typed<EnrolmentRecord>()),
  revokedHashes: (db: Firestore) =>
    db.collection('revokedHashes').withConverter(typed<RevokedHashesRecord>()),
  revocations: (db: Firestore) => db.collection('revocations').withConverter(typed<RevocationRecord>()),
  quizCounts: (db: Firestore) => db.collection('quizCounts').withConverter(typed<QuizCountRecord>()),
  waitingList: (db: Firestore) => db.collection('waitingList').withConverter(typed<WaitingPlaceRecord>()),
  classrooms: (db: Firestore) => db.collection('classrooms').withConverter(typed<ClassroomRecord>()),
  weekLinks: (db: Firestore) => db.collection('weekLinks').withConverter(typed<WeekLinkRecord>()),
  payments: (db: Firestore) => db.collection('payments').withConverter(typed<PaymentRecord>()),
  practiceLogs: (db: Firestore) => db.collection('practiceLogs').withConverter(typed<PracticeLogRecord>()),
  practiceSessions: (db: Firestore) =>
    db.collection('practiceSessions').withConverter(typed<PracticeSessionRecord>()),
  consents: (db: Firestore) => db.collection('consents').withConverter(typed<ConsentRecord>()),
  youngAddresses: (db: Firestore) =>
    db.collection('youngAddresses').withConverter(typed<YoungAddressRecord>()),
  mail: (db: Firestore) => db.collection('mail').withConverter(typed<MailRecord>()),
  inactiveAccounts: (db: Firestore) =>
    db.collection('inactiveAccounts').withConverter(typed<InactiveAccountRecord>()),
  endedAccounts: (db: Firestore) => db.collection('endedAccounts').withConverter(typed<EndedAccountRecord>()),
  jobs: (db: Firestore) => db.collection('jobs').withConverter(typed<RetentionJobRecord>()),
  drafts: (db: Firestore) => db.collection('drafts').withConverter(typed<DraftRecord>()),
  published: (db: Firestore) => db.collection('published').withConverter(typed<PublishedRecord>()),
  manifestShards: (db: Firestore) => db.collection('manifestShards').withConverter(typed<ManifestShard>()),
  revisions: (db: Firestore, item: string): CollectionReference<RevisionRecord> =>
    db.collection(`published/${item}/revisions`).withConverter(typed<RevisionRecord>()),
  media: (db: Firestore) => db.collection('media').withConverter(typed<MediaRecord>()),
  parts: (db: Firestore, name: string): CollectionReference<MediaPart> =>
    db.collection(`media/${name}/parts`).withConverter(typed<MediaPart>()),
  previews: (db: Firestore) => db.collection('previews').withConverter(typed<PreviewRecord>()),
  publishRequests: (db: Firestore) =>
    db.collection('publishRequests').withConverter(typed<PublishRequestRecord>()),
  audit: (db: Firestore) => db.collection('audit').withConverter(typed<AuditRecord>()),
} as const;

export type CollectionName = keyof typeof collections;
export type InnerCollection = 'lessons' | 'revisions' | 'parts';
export const innerCollections: readonly string[] = [
  'lessons',
  'revisions',
  'parts',
] satisfies InnerCollection[];

export function isContentId(text: string): boolean {
  return text.length <= 100 && kebab.test(text);
}

export function personalId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`;
}

/** Days that documents are kept which stand alone and never change their date. */
export const keptDays = { audit: 3 * 365, messages: 365, practiceSessions: 1, endedAccounts: 1 } as const;

/** Collections whose documents Firestore removes by their `expiresAt`, within a day after. */
export type Dated = keyof typeof keptDays;

export function expiryOf(name: Dated, at: Timestamp): Timestamp {
  return Timestamp.fromMillis(at.toMillis() + keptDays[name] * dayMs);
}

/** Readers leave out what is not later, removed or not. @param now milliseconds since 1970 */
export function keptSince(name: Dated, now: number): Timestamp {
  return Timestamp.fromMillis(now - keptDays[name] * dayMs);
}

export function retentionJob(db: Firestore): DocumentReference<RetentionJobRecord> {
  return collections.jobs(db).doc('retention');
}
