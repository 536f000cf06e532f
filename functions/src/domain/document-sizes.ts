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
  /** The test of it: its file below `functions/src`, and its name. */
  readonly test: readonly [file: string, name: string];
}

/** Documents that somebody writes once, or over: they have a few fields of limited length. */
const stays = 'stays small';

const itemText = {
  grows: 'texts in all languages',
  limit: `${limits.draftBytes / 1024} KiB`,
  atLimit: '413 `too-large`, when it is saved',
  test: [
    'studio/lesson-size.emulator.test.ts',
    'above the limit the answer says so: at publishing by the text, at saving by the whole lesson',
  ],
} as const;

/** A collection without a row does not compile. */
export const documentSizes: Readonly<Record<CollectionName, DocumentSize | typeof stays>> = {
  courses: {
    ...{ largest: '150 KB', grows: 'lessons of its outline', limit: `${limits.courseLessonsMax} lessons` },
    atLimit: '409 `limit-reached`, when one more is published',
    test: ['studio/full-course.emulator.test.ts', 'a course has so many lessons and no more'],
  },
  lessons: {
    ...{
      largest: '1 MB',
      grows: 'its text as HTML, its quiz',
      limit: `${limits.lessonPageBytes / 1024} KiB`,
    },
    atLimit: '422 at publishing, naming the text',
    test: [
      'studio/lesson-size.emulator.test.ts',
      'a text whose page would be too large is refused at publishing',
    ],
  },
  catalogue: {
    ...{ largest: '800 KB', grows: 'courses of a list', limit: `${limits.listCoursesMax} courses` },
    atLimit: '409 `limit-reached`, when one more is published',
    test: ['studio/full-course.emulator.test.ts', 'a list has so many courses and no more'],
  },
  drafts: { largest: '600 KB', ...itemText },
  published: { largest: '600 KB', ...itemText },
  revisions: { largest: '600 KB', ...itemText },
  manifestShards: {
    ...{ largest: '1 MB', grows: 'published items of a kind', limit: '1 MiB; a warning each day from 80 %' },
    atLimit: '409 `limit-reached`, when one more is published',
    test: [
      'studio/publish-issues.emulator.test.ts',
      'what is published has no room for one more: it is said, and the draft stays',
    ],
  },
  users: {
    ...{ largest: '2 KB', grows: 'log-outs', limit: `${maxEnded} sign-ins` },
    atLimit: 'all sign-ins before the oldest of them end',
    test: ['users/tokens.emulator.test.ts', 'is recorded up to the limit; the rules cover the others'],
  },
  enrolments: {
    ...{ largest: '80 KB', grows: 'lessons of the course', limit: 'that of the course' },
    atLimit: 'as there',
    test: ['studio/full-course.emulator.test.ts', 'a course has so many lessons and no more'],
  },
  classrooms: {
    ...{ largest: '20 KB', grows: 'pupils; assignments' },
    limit: `${classroomLimits.pupils}; ${classroomLimits.tasks}`,
    atLimit: '409 `classroom-full`; 409 `limit-reached`',
    test: [
      'classrooms/classrooms.emulator.test.ts',
      'a full class is reported as full, and admits nobody, even by concurrent calls',
    ],
  },
  practiceLogs: {
    ...{ largest: '500 KB', grows: 'attempts; skills', limit: `${partSize}; ${maxSums}` },
    atLimit: 'another document goes on; the skill practised longest ago goes',
    test: [
      'domain/practice-sums.test.ts',
      'of more skills than a school has, those practised longest ago go',
    ],
  },
  revokedHashes: {
    ...{
      largest: '900 KB',
      grows: 'revoked certificates',
      limit: `${limits.revokedPartMax} in a part of 256`,
    },
    atLimit: '409 `limit-reached`',
    test: ['enrolment/revoked.emulator.test.ts', 'a full part takes no more, and says so'],
  },
  consents: {
    ...{ largest: '1 KB', grows: 'mails to a parent', limit: '5 in a day' },
    atLimit: '429 `too-many`; older ones are forgotten',
    test: ['consent/consent.emulator.test.ts', 'has five mails a day'],
  },
  messages: {
    ...{ largest: '20 KB', grows: 'what is written', limit: `${limits.contactMessageMax} characters` },
    atLimit: '422 `invalid-fields`',
    test: ['contact/contact.emulator.test.ts', 'of the longest size is kept, one letter more is refused'],
  },
  // A row for each question of a quiz, which has 30 at most.
  quizCounts: stays,
  // A row for each dispute of a buyer's bank.
  payments: stays,
  // Of a file's parts, each of which fits.
  parts: stays,
  revocations: stays,
  media: stays,
  previews: stays,
  publishRequests: stays,
  presence: stays,
  audit: stays,
  roleChanges: stays,
  inactiveAccounts: stays,
  endedAccounts: stays,
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
