import { isDeepStrictEqual } from 'node:util';
import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { DocumentData } from 'firebase-admin/firestore';
import { hashOfSecret } from '../../src/core/secret.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { Request } from './exchange.ts';
import type { World } from './world.ts';

/** All documents by path, without the counters, which every call may change. */
export type Kept = ReadonlyMap<string, DocumentData>;

export interface Change {
  readonly path: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

const counters = ['rateLimits', 'rateSalts', 'lessons', 'revisions'];

export async function readKept({ emulated: { db } }: World): Promise<Kept> {
  const names = Object.keys(collections).filter((name) => !counters.includes(name));
  const found = await Promise.all([
    ...names.map((name) => db.collection(name).get()),
    db.collectionGroup('lessons').get(),
    db.collectionGroup('revisions').get(),
  ]);
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

export function changesBetween(before: Kept, after: Kept): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}

/** Whether somebody or something is, or was, named in a document. */
const mentions = (id: string | undefined, change: Change) =>
  id !== undefined && id !== '' && JSON.stringify(change).includes(id);

const drafting = [
  'studioCreate',
  'studioSave',
  'studioChange',
  'studioRestore',
  'studioArchive',
  'studioAssign',
];
const asking = ['studioAsk', 'studioUnask', 'studioReturn'];
const sharing = ['studioShare', 'studioUnshare'];
const publishing = ['studioPublish', 'studioUnpublish', 'studioMove'];
const studio = [...drafting, ...sharing, ...publishing];
const aboutRoles = ['makeAdmin', 'removeAdmin', 'makeTeacher', 'removeTeacher'];
const aboutPeople = ['giveCourse', 'takeCourse', 'disablePerson', 'enablePerson', 'erasePerson'];

/** For each collection the calls that may change its documents; nothing may change the others. */
const writers: Readonly<
  Record<'own' | 'named' | 'added' | 'any', Readonly<Record<string, readonly string[]>>>
> = {
  /** Only those that name the caller. */
  own: {
    users: ['putUser', 'endSession', 'keepLanguage'],
    enrolments: [
      ...['enrol', 'checkout', 'practiceOutcome', 'progress', 'keepPosition', 'quiz', 'certificate'],
      ...['startModelTest', 'submitModelTest'],
    ],
    waitingList: ['enrol', 'practiceOutcome', 'joinWaitingList', 'leaveWaitingList'],
    practiceSessions: ['checkout', 'practiceOutcome'],
    payments: ['practiceOutcome'],
    classrooms: [
      ...['joinClassroom', 'leaveClassroom', 'makeClassroom', 'endClassroom', 'renewCode'],
      ...['closeClassroom', 'removePupil', 'setTask', 'removeTask'],
    ],
    practiceLogs: ['addPractice'],
    weekLinks: ['makeWeekLink', 'endWeekLink'],
    presence: ['studioHere', 'studioGone'],
    consents: ['askConsent'],
  },
  /** Only those that name what the address names. */
  named: {
    users: ['disablePerson'],
    enrolments: ['giveCourse', 'takeCourse'],
    messages: ['answerMessage', 'deleteMessage'],
  },
  /** Only new ones. */
  added: {
    audit: [...studio, ...asking, ...aboutPeople, 'studioMedia'],
    roleChanges: [...aboutRoles, 'deleteAccount'],
    messages: ['contact'],
    mail: ['askConsent'],
  },
  any: {
    revocations: ['revokeCertificate', 'restoreCertificate'],
    revokedHashes: ['revokeCertificate', 'restoreCertificate'],
    users: [...aboutRoles, 'deleteAccount'],
    media: ['studioMedia'],
    drafts: studio,
    'published/revisions': studio,
    previews: sharing,
    publishRequests: [...asking, ...publishing],
    quizCounts: [...publishing, 'quiz'],
    published: publishing,
    courses: publishing,
    'courses/lessons': publishing,
    catalogue: publishing,
  },
};

/** The collections that a document is in: `published/revisions`. */
const collectionOf = (path: string) => path.replaceAll(/\/[^/]+(\/|$)/g, '$1');

function mayWrite({ name, uid, values }: Request, change: Change): boolean {
  const { path, before, after } = change;
  const is = (way: keyof typeof writers) => writers[way][collectionOf(path)]?.includes(name) ?? false;
  const isOtherRole = path.startsWith('users/') && before && after && before.role !== after.role;
  return (
    is('any') ||
    (is('added') && before === undefined) ||
    (is('own') && mentions(uid, change) && !isOtherRole) ||
    (is('named') && Object.values(values).some((value) => mentions(value, change)))
  );
}

/** The account that a call may have deleted: everything that names it goes. */
function endedBy({ name, uid, values }: Request, changes: readonly Change[]): (string | undefined)[] {
  if (name === 'deleteAccount') return [uid];
  if (name === 'erasePerson') return [values.uid];
  if (name !== 'parentDecision') return [];
  return changes.flatMap(({ path }) => /^consents\/(.+)/.exec(path)?.[1] ?? []);
}

const removes = (uid: string | undefined, change: Change) =>
  mentions(uid, change) || change.path === `endedAccounts/${hashOfSecret(uid ?? '')}`;

/** Ended sign-ins are written at the person's next call, whichever it is; nothing else is. */
function endsSignIns({ uid }: Request, { path, before, after }: Change): boolean {
  const noted = { validSince: 0 };
  return path === `users/${uid}` && isDeepStrictEqual({ ...before, ...noted }, { ...after, ...noted });
}

/** A call that looks up an address cleans up after a deleted account with that address, whatever it answers. */
function cleansUp({ name, values }: Request, change: Change, changes: readonly Change[]): boolean {
  const email = normaliseEmail(values.email ?? '');
  const gone = changes.filter(
    ({ path, before, after }) => path.startsWith('users/') && !after && before?.email === email,
  );
  return (
    ['putUser', ...aboutRoles].includes(name) &&
    gone.some(({ path }) => mentions(path.slice('users/'.length), change))
  );
}

/** Changes that none of the requests may have made. @param done the successful ones */
export function unexplained(
  changes: readonly Change[],
  requests: readonly Request[],
  done: readonly Request[],
): Change[] {
  return changes.filter((change) => {
    const isTheirs = done.some(
      (one) => mayWrite(one, change) || endedBy(one, changes).some((uid) => removes(uid, change)),
    );
    const isTidied = requests.some((one) => endsSignIns(one, change) || cleansUp(one, change, changes));
    return !isTheirs && !isTidied;
  });
}
