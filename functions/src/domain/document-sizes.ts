import { classroomLimits } from '@pathshala/contract/classrooms/classroom';
import { limits } from '@pathshala/contract/http/limits';
import { maxEnded } from '../core/caller.ts';
import type { CollectionName } from '../firestore/collections.ts';
import { partSize } from './practice-log.ts';
import { maxSums } from './practice-sums.ts';

/** How large the documents of a collection become. Firestore takes 1 MiB. */
export interface DocumentSize {
  readonly largest: string;
  /** What a document grows with. */
  readonly grows: string;
  readonly limit: string;
  /** What happens at the limit. */
  readonly atLimit: string;
}

/** Documents that somebody writes once, or over: they have a few fields of limited length. */
const stays = 'stays small';

const itemText = {
  grows: 'texts in all languages',
  limit: `${limits.draftBytes / 1024} KiB`,
  atLimit: '413 `too-large`, when it is saved',
} as const;

/** A collection without a row does not compile. */
export const documentSizes: Readonly<Record<CollectionName, DocumentSize | typeof stays>> = {
  courses: {
    ...{ largest: '150 KB', grows: 'lessons of its outline', limit: `${limits.courseLessonsMax} lessons` },
    atLimit: '409 `limit-reached`, when one more is published',
  },
  lessons: {
    ...{
      largest: '1 MB',
      grows: 'its text as HTML, its quiz',
      limit: `${limits.lessonPageBytes / 1024} KiB`,
    },
    atLimit: '422 at publishing, naming the text',
  },
  catalogue: {
    ...{ largest: '800 KB', grows: 'courses of a list', limit: `${limits.listCoursesMax} courses` },
    atLimit: '409 `limit-reached`, when one more is published',
  },
  drafts: { largest: '600 KB', ...itemText },
  published: { largest: '600 KB', ...itemText },
  revisions: { largest: '600 KB', ...itemText },
  manifestShards: {
    ...{ largest: '1 MB', grows: 'published items of a kind', limit: '1 MiB; a warning each day from 80 %' },
    atLimit: '409 `limit-reached`, when one more is published',
  },
  users: {
    ...{ largest: '2 KB', grows: 'log-outs', limit: `${maxEnded} sign-ins` },
    atLimit: 'all sign-ins before the oldest of them end',
  },
  enrolments: {
    ...{ largest: '80 KB', grows: 'lessons of the course', limit: 'that of the course' },
    atLimit: 'as there',
  },
  classrooms: {
    ...{ largest: '20 KB', grows: 'pupils; assignments' },
    limit: `${classroomLimits.pupils}; ${classroomLimits.tasks}`,
    atLimit: '409 `classroom-full`; 409 `limit-reached`',
  },
  practiceLogs: {
    ...{ largest: '500 KB', grows: 'attempts; skills', limit: `${partSize}; ${maxSums}` },
    atLimit: 'another document goes on; the skill practised longest ago goes',
  },
  revokedHashes: {
    ...{
      largest: '900 KB',
      grows: 'revoked certificates',
      limit: `${limits.revokedPartMax} in a part of 256`,
    },
    atLimit: '409 `limit-reached`',
  },
  consents: {
    ...{ largest: '1 KB', grows: 'mails to a parent', limit: '5 in a day' },
    atLimit: '429 `too-many`; older ones are forgotten',
  },
  messages: {
    ...{ largest: '20 KB', grows: 'what is written', limit: `${limits.contactMessageMax} characters` },
    atLimit: '422 `invalid-fields`',
  },
  // A row for each question of a quiz, which has 30 at most.
  quizCounts: stays,
  payments: stays,
  // Of a file's parts, each of which fits.
  parts: stays,
  revocations: stays,
  media: stays,
  previews: stays,
  publishRequests: stays,
  audit: stays,
  roleChanges: stays,
  inactiveAccounts: stays,
  endedAccounts: stays,
  youngAddresses: stays,
  waitingList: stays,
  weekLinks: stays,
  practiceSessions: stays,
  mail: stays,
  rateLimits: stays,
  rateSalts: stays,
  jobs: stays,
};

/** Those that grow. */
export function growingDocuments(): [CollectionName, DocumentSize][] {
  const all = Object.entries(documentSizes) as [CollectionName, DocumentSize | typeof stays][];
  return all.flatMap(([name, size]) => (size === stays ? [] : [[name, size]]));
}
