import { isDeepStrictEqual } from 'node:util';
import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { DocumentData } from 'firebase-admin/firestore';
import { collections, hashOfSecret } from '../../src/firestore/collections.ts';
import { deletedPerson } from '../../src/people/personal-data.ts';
import type { Request } from './requests.ts';
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
    ...['lessons', 'revisions'].map((name) => db.collectionGroup(name).get()),
  ]);
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

export function changesBetween(before: Kept, after: Kept): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}

const mentions = (id: string | undefined, change: Change) =>
  id !== undefined && id !== '' && JSON.stringify(change).includes(id);

const drafting = 'studioCreate studioSave studioChange studioRestore studioArchive studioAssign';
const asking = 'studioAsk studioUnask studioReturn';
const sharing = 'studioShare studioUnshare';
const publishing = 'studioPublish studioUnpublish studioMove';
const studio = `${drafting} ${sharing} ${publishing}`;
const roles = 'makeAdmin removeAdmin makeTeacher removeTeacher';
const people = 'giveCourse takeCourse disablePerson enablePerson erasePerson';
const learning = 'practiceOutcome progress quiz certificate startModelTest submitModelTest';
const classrooms = 'makeClassroom endClassroom renewCode closeClassroom removePupil setTask removeTask';

/** The calls that may change the documents of collections; nothing may change the others. */
const writers = Object.entries({
  users: `putUser endSession keepLanguage disablePerson deleteAccount ${roles}`,
  enrolments: `enrol checkout giveCourse takeCourse ${learning}`,
  waitingList: 'enrol practiceOutcome joinWaitingList leaveWaitingList',
  practiceSessions: 'checkout practiceOutcome',
  payments: 'practiceOutcome',
  classrooms: `joinClassroom leaveClassroom ${classrooms}`,
  practiceLogs: 'addPractice',
  weekLinks: 'makeWeekLink endWeekLink',
  messages: 'contact answerMessage deleteMessage',
  consents: 'askConsent parentDecision',
  mail: 'askConsent',
  youngAddresses: `askConsent deleteAccount erasePerson parentDecision putUser ${roles}`,
  audit: `${studio} ${asking} ${people} ${roles} studioMedia deleteAccount`,
  'revocations revokedHashes': 'revokeCertificate restoreCertificate',
  media: 'studioMedia',
  'drafts published/revisions': studio,
  previews: sharing,
  publishRequests: `${asking} ${publishing}`,
  quizCounts: `${publishing} quiz`,
  'published courses courses/lessons catalogue': publishing,
}).map(([names, calls]) => [names.split(' '), calls.split(' ')] as const);

/** Documents that are only added: what was done stays as it was. */
const growing = ['audit', 'mail'];
/** Documents that name neither who made them nor what the address names. */
const aboutNobody = /^(mail|media|youngAddresses|revokedHashes|published|courses|catalogue)\b/;

/** The collections that a document is in: `published/revisions`. */
const collectionOf = (path: string) => path.replaceAll(/\/[^/]+(\/|$)/g, '$1');

function mayWrite({ name, uid, values }: Request, change: Change): boolean {
  const { path, before, after } = change;
  const collection = collectionOf(path);
  const isOtherRole = collection === 'users' && before && after && before.role !== after.role;
  return (
    writers.some(([names, calls]) => names.includes(collection) && calls.includes(name)) &&
    (before === undefined || !growing.includes(collection)) &&
    (!isOtherRole || roles.includes(name)) &&
    ([uid, ...Object.values(values)].some((one) => mentions(one, change)) ||
      aboutNobody.test(collection) ||
      (name === 'contact' && before === undefined) ||
      // A parent has a token in the body, and no account.
      (name === 'parentDecision' && collection === 'consents' && before !== undefined) ||
      // An admin who deletes their account is no admin any more; who that was is not kept.
      (name === 'deleteAccount' && after?.id === deletedPerson))
  );
}

/** Whether a successful request may have ended an account, of which everything goes. */
const ends = ({ name, uid, values }: Request, ended: string) =>
  (name === 'deleteAccount' && uid === ended) ||
  (name === 'erasePerson' && values.uid === ended) ||
  name === 'parentDecision';

/** A look at an address tidies up after a deleted account, whatever it answers. */
const tidiesUp = ({ name, values }: Request, email: string) =>
  `putUser ${roles}`.split(' ').includes(name) && normaliseEmail(values.email ?? '') === email;

/** Ended sign-ins are written at the person's next call, whichever it is; nothing else is. */
function endsSignIns({ uid }: Request, { path, before, after }: Change): boolean {
  const noted = { validSince: 0 };
  return path === `users/${uid}` && isDeepStrictEqual({ ...before, ...noted }, { ...after, ...noted });
}

/** Changes that none of the requests may have made. @param done the successful ones */
export function unexplained(
  changes: readonly Change[],
  requests: readonly Request[],
  done: readonly Request[],
): Change[] {
  const ended = changes.flatMap(({ path, before, after }) => {
    const [, uid] = /^(?:users|consents)\/(.+)/.exec(after ? '' : path) ?? [];
    const isEnded = (gone: string) =>
      done.some((one) => ends(one, gone)) || requests.some((one) => tidiesUp(one, before?.email));
    return uid && isEnded(uid) ? [uid] : [];
  });
  return changes.filter((change) => {
    const goes = ended.some(
      (uid) => mentions(uid, change) || change.path === `endedAccounts/${hashOfSecret(uid)}`,
    );
    return (
      !goes && !done.some((one) => mayWrite(one, change)) && !requests.some((one) => endsSignIns(one, change))
    );
  });
}
