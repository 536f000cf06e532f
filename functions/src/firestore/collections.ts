import type { CatalogueRecord, CourseRecord, LessonRecord } from '@pathshala/content/records';
import type { TaskRow } from '@pathshala/contract/classrooms/classroom';
import { catalogueCollections } from '@pathshala/contract/content/collections';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { kebab } from '@pathshala/contract/text/encodings';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import type { MailRecord, MessageRecord } from './message-records.ts';
import type {
  ConsentRecord,
  EndedAccountRecord,
  InactiveAccountRecord,
  RoleChangeRecord,
  UserRecord,
} from './people-records.ts';
import type {
  AuditRecord,
  DraftRecord,
  PreviewRecord,
  PublishedRecord,
  RevisionRecord,
} from './studio-records.ts';

/** `rateLimits/{hash of a client's address}`: server only. Firestore removes it some time after `expiresAt`. */
export interface RateLimitRecord {
  readonly hits: number;
  /** End of the window in which `hits` were counted. */
  readonly expiresAt: Timestamp;
}

/** `rateSalts/{day}`: server only; without it nobody can tell whose address a hash was. Removed after its day. */
export interface RateSaltRecord {
  readonly salt: string;
  readonly expiresAt: Timestamp;
}

/** The paper that somebody has, or had last, and the best that they reached with any. */
export interface ModelTestRecord {
  readonly id: string;
  readonly startedAt: Timestamp;
  /** Its questions by name: `content/model-test/course-paper`. */
  readonly questions: readonly string[];
  /** Until it is submitted: the first answers count. */
  readonly isOpen: boolean;
  readonly best?: { readonly score: number; readonly of: number };
}

/** `enrolments/{uid}_{courseId}`. */
export interface EnrolmentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly enrolledAt: Timestamp;
  readonly lessonsDone: readonly string[];
  /** Where they were last: how much of the lesson's text was above their window, 0 to 1. */
  readonly place?: { readonly lessonId: string; readonly part: number; readonly at: Timestamp };
  /** Since when a lesson is done, by lesson; of marks of earlier times it is not known. */
  readonly doneAt?: Readonly<Record<string, Timestamp>>;
  /** When each quiz was passed for the first time, by lesson; of earlier times it is not known. */
  readonly passedAt?: Readonly<Record<string, Timestamp>>;
  /** The best result of each quiz, by lesson. */
  readonly quizzes?: Readonly<Record<string, { readonly score: number; readonly of: number }>>;
  /** The model test of the course, once one was begun. */
  readonly modelTest?: ModelTestRecord;
  /** What the link to their certificate carries. */
  readonly certificate?: string;
  /** Ids of the payments that bought it; none for a free course. A refund takes its own away. */
  readonly payments?: readonly string[];
}

/** `revokedCertificates/{the certificate’s id}`: one that was taken back; server only, and nobody’s. */
export interface RevokedCertificateRecord {
  readonly at: Timestamp;
}

/** `waitingList/{uid}_{courseId}`: who wants to be told when a course opens; server only. */
export interface WaitingPlaceRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly at: Timestamp;
}

/**
 * `classrooms/{auto}`: a teacher's class with everybody who is in it, in one document: who leaves is gone at once, and a
 * class ends whole. Server only.
 */
export interface ClassroomRecord {
  /** Uid. */
  readonly teacher: string;
  readonly name: string;
  /** By which one joins; null: nobody can. */
  readonly code: string | null;
  /** Uids, in the order in which they joined. */
  readonly pupils: readonly string[];
  readonly tasks: readonly TaskRow[];
  readonly madeAt: Timestamp;
  /** When anything of it was changed last: a class that nobody touches ends by itself. */
  readonly changedAt: Timestamp;
}

/** `weekLinks/{uid}`: the link by which a student shares their week: a hash of what opens it; server only. */
export interface WeekLinkRecord {
  readonly tokenHash: string;
  readonly at: Timestamp;
}

/** How a dispute stands. `won` means that the money stays with the school. */
export type DisputeState = 'open' | 'lost' | 'won';

/**
 * `payments/{the payment provider's id}`: server only. `amount` is US dollars. `paid` means that the money has come and the
 * enrolment is still to be made; `enrolled` that both are done; `disputed` that the buyer's bank wants the money back or
 * has it back; `refund-due` that the buyer's account had ended before they were given anything for it.
 */
export interface PaymentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly amount: number;
  readonly status: 'paid' | 'enrolled' | 'disputed' | 'refund-due' | 'refunded';
  readonly at: Timestamp;
  /** By the maker's ids. */
  readonly disputes?: Readonly<Record<string, DisputeState>>;
  /** What the enrolment was that a dispute took away. */
  readonly held?: Omit<EnrolmentRecord, 'uid' | 'courseId' | 'payments'>;
}

/**
 * A part of what somebody has practised: `practiceLogs/{uid}` is the last one, to which is added, `practiceLogs/{uid}_{part}` is
 * a full one; server only. So an evening of practice is a write or two, and not one for each exercise.
 */
export interface PracticeLogRecord {
  readonly uid: string;
  /** 0, 1, 2 … */
  readonly part: number;
  readonly entries: readonly PracticeEntry[];
  /** Of the last part: on which day something was added last (UTC, `2026-03-02`), and how many on that day. */
  readonly day?: string;
  readonly addedThatDay?: number;
  /** Of the last part: between which times the entries of each full one lie, the newest part last. */
  readonly spans?: readonly TimeSpan[];
  /** Of the last part: the latest time that a device whose clock was ahead has sent. */
  readonly ahead?: number;
}

/** Milliseconds since 1970, both ends within. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** `practiceSessions/{auto}`: server only, and in the emulators alone. */
export interface PracticeSessionRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly title: string;
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
  readonly at: Timestamp;
}

/** `media/{name}`: an uploaded file, in the emulators alone; written once all its parts are. */
export interface MediaRecord {
  readonly type: string;
  readonly bytes: number;
}

/** `media/{name}/parts/{number}`: as much of it as a document may hold. */
export interface MediaPart {
  readonly bytes: Uint8Array;
}

/** Typed as written: all writing goes through this code, so reading trusts it. */
function typed<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: (record) => record as DocumentData,
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
}

/** Every collection, once: docs/contract.md, "Data". */
export const collections = {
  courses: (db: Firestore) =>
    db.collection(catalogueCollections.courses).withConverter(typed<CourseRecord>()),
  catalogue: (db: Firestore) =>
    db.collection(catalogueCollections.catalogue).withConverter(typed<CatalogueRecord>()),
  lessons: (db: Firestore, courseId: string): CollectionReference<LessonRecord> =>
    db.collection(catalogueCollections.lessons(courseId)).withConverter(typed<LessonRecord>()),
  users: (db: Firestore) => db.collection('users').withConverter(typed<UserRecord>()),
  roleChanges: (db: Firestore) => db.collection('roleChanges').withConverter(typed<RoleChangeRecord>()),
  messages: (db: Firestore) => db.collection('messages').withConverter(typed<MessageRecord>()),
  rateLimits: (db: Firestore) => db.collection('rateLimits').withConverter(typed<RateLimitRecord>()),
  rateSalts: (db: Firestore) => db.collection('rateSalts').withConverter(typed<RateSaltRecord>()),
  enrolments: (db: Firestore) => db.collection('enrolments').withConverter(typed<EnrolmentRecord>()),
  revokedCertificates: (db: Firestore) =>
    db.collection('revokedCertificates').withConverter(typed<RevokedCertificateRecord>()),
  waitingList: (db: Firestore) => db.collection('waitingList').withConverter(typed<WaitingPlaceRecord>()),
  classrooms: (db: Firestore) => db.collection('classrooms').withConverter(typed<ClassroomRecord>()),
  weekLinks: (db: Firestore) => db.collection('weekLinks').withConverter(typed<WeekLinkRecord>()),
  payments: (db: Firestore) => db.collection('payments').withConverter(typed<PaymentRecord>()),
  practiceLogs: (db: Firestore) => db.collection('practiceLogs').withConverter(typed<PracticeLogRecord>()),
  practiceSessions: (db: Firestore) =>
    db.collection('practiceSessions').withConverter(typed<PracticeSessionRecord>()),
  consents: (db: Firestore) => db.collection('consents').withConverter(typed<ConsentRecord>()),
  mail: (db: Firestore) => db.collection('mail').withConverter(typed<MailRecord>()),
  inactiveAccounts: (db: Firestore) =>
    db.collection('inactiveAccounts').withConverter(typed<InactiveAccountRecord>()),
  endedAccounts: (db: Firestore) => db.collection('endedAccounts').withConverter(typed<EndedAccountRecord>()),
  drafts: (db: Firestore) => db.collection('drafts').withConverter(typed<DraftRecord>()),
  published: (db: Firestore) => db.collection('published').withConverter(typed<PublishedRecord>()),
  revisions: (db: Firestore, item: string): CollectionReference<RevisionRecord> =>
    db.collection(`published/${item}/revisions`).withConverter(typed<RevisionRecord>()),
  media: (db: Firestore) => db.collection('media').withConverter(typed<MediaRecord>()),
  parts: (db: Firestore, name: string): CollectionReference<MediaPart> =>
    db.collection(`media/${name}/parts`).withConverter(typed<MediaPart>()),
  previews: (db: Firestore) => db.collection('previews').withConverter(typed<PreviewRecord>()),
  audit: (db: Firestore) => db.collection('audit').withConverter(typed<AuditRecord>()),
} as const;

export type CollectionName = keyof typeof collections;
/** Those that lie under a document of another. */
export type InnerCollection = 'lessons' | 'revisions' | 'parts';
export const innerCollections: readonly string[] = [
  'lessons',
  'revisions',
  'parts',
] satisfies InnerCollection[];

/** Whether a text can be the id of a course or lesson; anything else is not asked of Firestore. */
export function isContentId(text: string): boolean {
  return text.length <= 100 && kebab.test(text);
}

/** Id of the one document that joins a person and a course. */
export function personalId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`;
}
