import { isDeepStrictEqual } from 'node:util';
import { normaliseEmail } from '@pathshala/contract/user';
import type { DocumentData } from 'firebase-admin/firestore';
import { hashOfSecret } from '../../src/core/secret.ts';
import { collections, personalId } from '../../src/firestore/collections.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

/** Everything that is kept, by path; without the counters, which every call may change. */
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

/** A request that was answered with a success. */
export interface Done {
  readonly request: Request;
  readonly json: unknown;
}

type MayChange = (done: Done, change: Change, changes: readonly Change[]) => boolean;

const place =
  (collection: string): MayChange =>
  ({ request: { uid = '', values } }, { path }) =>
    path === `${collection}/${personalId(uid, values.courseId ?? '')}`;
const within =
  (collection: string): MayChange =>
  (_done, { path }) =>
    path.startsWith(`${collection}/`);
const any =
  (...ways: MayChange[]): MayChange =>
  (...given) =>
    ways.some((way) => way(...given));

/** A document in which somebody is named, or was. */
const mentions = (uid: string, { path, before }: Change) => `${path} ${JSON.stringify(before)}`.includes(uid);

const roles: MayChange = (_done, { path, before, after }) =>
  path.startsWith('roleChanges/') ? before === undefined : path.startsWith('users/') && after !== undefined;

const course = any(place('enrolments'), place('waitingList'));

/** The class that the address names, where it is the caller's. */
const ownClassroom: MayChange = ({ request: { uid, values } }, { path, before }) =>
  path === `classrooms/${values.classroomId}` && before?.teacher === uid;

/** A new line of the audit. */
const audited: MayChange = (_done, { path, before }) => path.startsWith('audit/') && before === undefined;
/** What is being written, and who wrote it. */
const drafts: MayChange = any(
  (_done, { path }) => path.startsWith('drafts/') || /^published\/[^/]+\/revisions\/\d{13}$/.test(path),
  audited,
);
/** What readers read; a revision that was published is never written again. */
const readers: MayChange = (_done, { path, before }) =>
  /^(published|courses|catalogue)\//.test(path) && !(path.includes('/revisions/') && before !== undefined);

/** That a certificate was taken back, and nothing else. */
const revoked: MayChange = ({ request: { values } }, { path }) =>
  path === `revokedCertificates/${values.certificateId}`;

/** What an admin does about the person whom the address names. */
const theirCourse: MayChange = any(
  audited,
  ({ request: { values } }, { path }) => path === `enrolments/${values.uid}_${values.courseId}`,
);
/** That somebody's account has ended, which nobody takes back. */
const isEndOf = (uid: string, { path, after }: Change) =>
  path === `endedAccounts/${hashOfSecret(uid)}` && after !== undefined;

/** What each call may change; calls that are not named may change nothing. */
const mayChange: Readonly<Record<string, MayChange>> = {
  putUser: ({ request: { uid } }, { path, before, after }) =>
    path === `users/${uid}` && (before === undefined || before.role === after?.role),
  endSession: (done, change) => endsSignIns(done.request, change, { endedSignIns: [] }),
  // Somebody may log out in the same moment.
  keepLanguage: (done, change) => endsSignIns(done.request, change, { endedSignIns: [], language: null }),
  makeAdmin: roles,
  removeAdmin: roles,
  giveCourse: theirCourse,
  takeCourse: theirCourse,
  disablePerson: any(audited, ({ request: { values } }, { path }) => path === `users/${values.uid}`),
  enablePerson: audited,
  erasePerson: any(audited, ({ request: { values } }, change) => mentions(values.uid ?? '', change)),
  makeTeacher: roles,
  removeTeacher: roles,
  studioMedia: any(within('media'), audited),
  studioCreate: drafts,
  studioSave: drafts,
  studioRestore: drafts,
  studioArchive: drafts,
  studioAssign: drafts,
  studioShare: any(drafts, within('previews')),
  studioUnshare: any(drafts, within('previews')),
  studioPublish: any(drafts, readers),
  studioUnpublish: any(drafts, readers),
  contact: (_done, { path, before }) => path.startsWith('messages/') && before === undefined,
  answerMessage: (_done, { path, before, after }) =>
    path.startsWith('messages/') && before !== undefined && after !== undefined,
  deleteMessage: ({ request: { values } }, { path, after }) =>
    path === `messages/${values.id}` && after === undefined,
  enrol: course,
  joinClassroom: within('classrooms'),
  leaveClassroom: within('classrooms'),
  makeClassroom: ({ request: { uid } }, { path, before, after }) =>
    path.startsWith('classrooms/') && before === undefined && after?.teacher === uid,
  endClassroom: (done, change) => ownClassroom(done, change, []) && change.after === undefined,
  renewCode: ownClassroom,
  closeClassroom: ownClassroom,
  removePupil: ownClassroom,
  setTask: ownClassroom,
  removeTask: ownClassroom,
  progress: place('enrolments'),
  keepPlace: place('enrolments'),
  quiz: place('enrolments'),
  certificate: place('enrolments'),
  startModelTest: place('enrolments'),
  handInModelTest: place('enrolments'),
  revokeCertificate: revoked,
  restoreCertificate: revoked,
  joinWaitingList: place('waitingList'),
  leaveWaitingList: place('waitingList'),
  addPractice: ({ request: { uid } }, { path, after }) =>
    (path === `practiceLogs/${uid}` || path.startsWith(`practiceLogs/${uid}_`)) && after !== undefined,
  makeWeekLink: ({ request: { uid } }, { path, after }) => path === `weekLinks/${uid}` && after !== undefined,
  endWeekLink: ({ request: { uid } }, { path, after }) => path === `weekLinks/${uid}` && after === undefined,
  checkout: any(within('practiceSessions'), place('enrolments')),
  practiceOutcome: ({ request: { uid = '', values } }, { path }) =>
    [`practiceSessions/${values.sessionId}`, `payments/practice_${values.sessionId}`].includes(path) ||
    path.startsWith(`enrolments/${uid}_`) ||
    path.startsWith(`waitingList/${uid}_`),
  askConsent: ({ request: { uid } }, { path, before }) =>
    path === `consents/${uid}` || (path.startsWith('mail/') && before === undefined),
  parentDecision: (_done, change, changes) =>
    changes.some(({ path }) => {
      const uid = path.slice('consents/'.length);
      return path.startsWith('consents/') && (mentions(uid, change) || isEndOf(uid, change));
    }),
  deleteAccount: ({ request: { uid = '' } }, change) =>
    any(roles)({ request: {} as Request, json: undefined }, change, []) ||
    mentions(uid, change) ||
    isEndOf(uid, change),
};

/**
 * Ended sign-ins are noted at the person's next call, whichever it is; nothing else is.
 * @param more what may be another besides
 */
function endsSignIns(request: Request, { path, before, after }: Change, more: DocumentData = {}): boolean {
  const noted = { validSince: 0, ...more };
  return (
    path === `users/${request.uid}` && isDeepStrictEqual({ ...before, ...noted }, { ...after, ...noted })
  );
}

const aboutAddresses = ['putUser', 'makeAdmin', 'removeAdmin', 'makeTeacher', 'removeTeacher'];

/** Where an address is looked at, what is left of an account that is gone and had it is cleaned up, whatever is answered. */
function cleansUp({ name, values }: Request, change: Change, changes: readonly Change[]): boolean {
  const email = normaliseEmail(values.email ?? '');
  const gone = changes.filter(({ path, before, after }) => {
    return path.startsWith('users/') && after === undefined && before?.email === email;
  });
  return (
    aboutAddresses.includes(name) && gone.some(({ path }) => mentions(path.slice('users/'.length), change))
  );
}

/** The changes that none of the requests can have made. */
export function unexplained(
  changes: readonly Change[],
  requests: readonly Request[],
  done: readonly Done[],
): Change[] {
  return changes.filter((change) => {
    const isTheirs = done.some((one) => mayChange[one.request.name]?.(one, change, changes));
    return (
      !isTheirs &&
      !requests.some((request) => endsSignIns(request, change) || cleansUp(request, change, changes))
    );
  });
}
