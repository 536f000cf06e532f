import { createHash, randomBytes } from 'node:crypto';
import type { CatalogueRecord, CourseRecord, LessonRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/content/published';
import { dayMs } from '@pathshala/contract/site/region';
import { kebab } from '@pathshala/contract/text/encodings';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as learning from './learning-records.ts';
import type * as people from './people-records.ts';
import type * as studio from './studio-records.ts';

/** `rateLimits/{hash of a client's address}`: server only. Deleted by TTL after `expiresAt`. */
export interface RateLimitRecord {
  readonly hits: number;
  readonly expiresAt: Timestamp;
}

/** `rateSalts/{day}`: server only; needed to match hashes to addresses. Deleted after its day, except for that of `youngAddresses`. */
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
const typed = <T extends object>(db: Firestore, path: string): CollectionReference<T> =>
  db.collection(path).withConverter({
    toFirestore: (record: T) => record as DocumentData,
    fromFirestore: (snapshot) => snapshot.data() as T,
  });
const of =
  <T extends object>(path: string) =>
  (db: Firestore) =>
    typed<T>(db, path);

export const collections = {
  courses: of<CourseRecord>(catalogueCollections.courses),
  catalogue: of<CatalogueRecord>(catalogueCollections.catalogue),
  lessons: (db: Firestore, courseId: string) =>
    typed<LessonRecord>(db, catalogueCollections.lessons(courseId)),
  lessonOrders: of<studio.LessonOrderRecord>(catalogueCollections.lessonOrders),
  users: of<people.UserRecord>('users'),
  messages: of<people.MessageRecord>('messages'),
  rateLimits: of<RateLimitRecord>('rateLimits'),
  rateSalts: of<RateSaltRecord>('rateSalts'),
  enrolments: of<learning.EnrolmentRecord>('enrolments'),
  revokedHashes: of<learning.RevokedHashesRecord>('revokedHashes'),
  revocations: of<learning.RevocationRecord>('revocations'),
  quizCounts: of<learning.QuizCountRecord>('quizCounts'),
  waitingList: of<learning.WaitingPlaceRecord>('waitingList'),
  classrooms: of<learning.ClassroomRecord>('classrooms'),
  weekLinks: of<learning.WeekLinkRecord>('weekLinks'),
  payments: of<people.PaymentRecord>('payments'),
  practiceLogs: of<learning.PracticeLogRecord>('practiceLogs'),
  practiceSessions: of<people.PracticeSessionRecord>('practiceSessions'),
  consents: of<people.ConsentRecord>('consents'),
  youngAddresses: of<people.YoungAddressRecord>('youngAddresses'),
  mail: of<people.MailRecord>('mail'),
  inactiveAccounts: of<people.InactiveAccountRecord>('inactiveAccounts'),
  endedAccounts: of<people.EndedAccountRecord>('endedAccounts'),
  jobs: of<people.RetentionJobRecord>('jobs'),
  drafts: of<studio.DraftRecord>('drafts'),
  published: of<studio.PublishedRecord>('published'),
  manifestShards: of<studio.ManifestShard>('manifestShards'),
  revisions: (db: Firestore, item: string) => typed<studio.RevisionRecord>(db, `published/${item}/revisions`),
  media: of<MediaRecord>('media'),
  parts: (db: Firestore, name: string) => typed<MediaPart>(db, `media/${name}/parts`),
  previews: of<studio.PreviewRecord>('previews'),
  publishRequests: of<studio.PublishRequestRecord>('publishRequests'),
  audit: of<studio.AuditRecord>('audit'),
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

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** Days that we keep documents with a date that never changes and nothing that refers to them. */
export const keptDays = { audit: 3 * 365, messages: 365, practiceSessions: 1, endedAccounts: 1 } as const;

/** Collections whose documents Firestore removes by their `expiresAt`, within a day after. */
export type Dated = keyof typeof keptDays;

export function expiryOf(name: Dated, at: Timestamp): Timestamp {
  return Timestamp.fromMillis(at.toMillis() + keptDays[name] * dayMs);
}

/** Readers leave out anything older, whether or not it has been removed. @param now milliseconds since 1970 */
export function keptSince(name: Dated, now: number): Timestamp {
  return Timestamp.fromMillis(now - keptDays[name] * dayMs);
}

export function retentionJob(db: Firestore): DocumentReference<people.RetentionJobRecord> {
  return collections.jobs(db).doc('retention');
}
