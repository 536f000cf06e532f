/** The words of the studio, all of them: for the people who run a school, in plain English. */
import type { AuditAction, StudioState } from '@pathshala/contract/studio';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import type { SavingState } from './saving/saving-machine.ts';

interface KindWords {
  readonly many: string;
  readonly one: string;
  readonly about: string;
}

export const kindWords: Readonly<Record<StudioKind, KindWords>> = {
  courses: { many: 'Courses', one: 'course', about: 'What the school teaches, its price and its outline.' },
  lessons: { many: 'Lessons', one: 'lesson', about: 'Text, formulas, figures and a quiz.' },
  articles: { many: 'Articles', one: 'article', about: 'The blog.' },
  books: { many: 'Books', one: 'book', about: 'Small books to download.' },
  instructors: { many: 'Instructors', one: 'instructor', about: 'Who teaches, and what they studied.' },
  home: {
    many: 'Home',
    one: 'home page',
    about: 'The first page: its promise, figures, programs and people.',
  },
  pages: { many: 'Pages', one: 'page', about: 'Help, privacy, rules, refunds and who you are.' },
};

export const stateWords: Readonly<Record<StudioState, string>> = {
  draft: 'Draft',
  changed: 'Changed',
  live: 'Live',
  unpublished: 'Unpublished',
  archived: 'Archived',
};

export const savingWords: Readonly<Record<SavingState, string>> = {
  saved: 'Saved',
  typing: 'Saving',
  saving: 'Saving',
  offline: 'Offline, kept on this device',
  clash: 'Somebody else changed this',
  refused: 'Not saved, kept on this device',
};

export const actionWords: Readonly<Record<AuditAction, string>> = {
  create: 'Began',
  edit: 'Edited',
  publish: 'Published',
  unpublish: 'Unpublished',
  archive: 'Archived',
  restore: 'Restored',
  assign: 'Gave to a teacher',
  share: 'Shared a preview',
  unshare: 'Ended the previews',
};

export const words = {
  studio: 'Studio',
  studioLead: 'Write, check and publish what the school shows. Nothing is public before you publish it.',
  audit: 'Who did what',
  auditLead: 'Every change in the studio, the newest first.',
  all: 'All',
  search: 'Search title or id',
  state: 'State',
  everyState: 'Every state',
  title: 'Title',
  changed: 'Last change',
  actions: 'Actions',
  byFiles: 'Came with the school’s files',
  somebody: 'Somebody who is no longer here',
  new: (one: string) => `New ${one}`,
  duplicate: 'Duplicate',
  publish: 'Publish',
  unpublish: 'Unpublish',
  publishSome: (count: number) => `Publish ${count}`,
  publishAll: 'Publish all',
  choose: (title: string) => `Choose ${title}`,
  chosen: (count: number) => `${count} chosen`,
  create: 'Begin',
  cancel: 'Cancel',
  close: 'Close',
  ofCourse: 'Course',
  newHint: 'It is a draft until you publish it.',
  copyOf: (title: string) => `${title} (copy)`,
  nothingFound: 'Nothing here fits what you look for.',
  nothingYet: 'Nothing here yet.',
  unpublishTitle: 'Take it from readers?',
  unpublishText: (title: string) =>
    `“${title}” goes from lists, search and its page at once. The text stays here and can be published again.`,
  published: (title: string) => `“${title}” is published`,
  unpublished: (title: string) => `“${title}” is unpublished`,
  notPublished: (title: string) => `“${title}” is not published`,
  counts: (count: number) => (count === 1 ? '1 in all' : `${count} in all`),
  back: (many: string) => `All ${many.toLowerCase()}`,
  first: 'First language',
  english: 'English',
  bangla: 'Bangla',
  inBangla: (label: string) => `${label} in Bangla`,
  add: (what: string) => `Add ${what}`,
  remove: (what: string) => `Remove ${what}`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  pick: 'Please choose',
  faultsTitle: (count: number) =>
    count === 1
      ? 'One thing keeps this from being published'
      : `${count} things keep this from being published`,
  noFaults: 'Nothing keeps this from being published.',
  line: (line: number) => `line ${line}`,
  note: 'Note for the history',
  noteHint: 'What is different? You may leave it empty.',
  isLive: (revision: number) => `Readers see revision ${revision}.`,
  liveAfter: (seconds: number) => `Live for pupils after ${seconds} s`,
  waiting: 'Published. Looking whether pupils see it …',
  notSeen: 'Published. The public page does not show it yet; look again in a minute.',
  history: 'History',
  revision: (revision: number) => `Revision ${revision}`,
  restore: 'Restore',
  restored: (revision: number) => `Revision ${revision} is your draft now`,
  restoreText:
    'What stands here now is replaced by the old text, as a draft. Readers see no change before you publish.',
  seeLive: 'See the live page',
  lostTitle: 'Much would go. Publish all the same?',
  clashTitle: 'Somebody else changed the same',
  clashText: 'Everything else is put together already. Choose for each place which text stays.',
  mine: 'Yours',
  theirs: 'Theirs',
  nothing: '(nothing)',
  takeChoice: 'Go on with these',
  shown: 'What is shown',
  write: 'Write',
  preview: 'Preview',
  plainText: 'Plain text',
  phone: 'Phone',
  desktop: 'Desktop',
  light: 'Light',
  dark: 'Dark',
  outline: 'Lessons of this course',
  outlineLead: 'Publish lessons one by one, or all that are not live at once.',
  noLessons: 'No lessons yet. A course without lessons opens later, with the outline that you give above.',
  teacher: 'Teacher of this course',
  teacherHint: 'E-mail of a teacher. Empty: nobody but the admins.',
  mayPublish: 'May publish it and its lessons',
  give: 'Give the course',
  given: 'The course is given',
  download: 'Download all as CSV',
  who: 'Who',
  what: 'What',
  when: 'When',
  which: 'Which',
  kind: 'Kind',
  missing: 'Nothing of this name',
  missingText: 'The studio has nothing at this address. It may have been begun under another name.',
  didNotArrive: 'This did not arrive',
  action: 'Action',
} as const;
