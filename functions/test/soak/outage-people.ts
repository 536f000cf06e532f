import type { Role } from '@pathshala/contract/user';
import { Timestamp } from 'firebase-admin/firestore';
import { newParentToken } from '../../src/consent/parent-link.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { ConsentRecord } from '../../src/firestore/people-records.ts';
import { makeWeekLink } from '../../src/week/links.ts';
import { keepClassroom } from '../support/classrooms.ts';
import type { Emulated } from '../support/emulators.ts';
import { type Person, person } from '../support/people.ts';
import { finishCourse, giveCourse, price, school } from '../support/school.ts';
import { type StudioItems, studioItems } from '../support/studio.ts';

/** Who calls, each prepared so that every one of their calls has something to do. */
export interface Cast {
  readonly head: Person;
  /** Has the free course and two open checkouts. */
  readonly rima: Person;
  readonly sessions: readonly [string, string];
  /** Two that somebody has written. */
  readonly messages: readonly [string, string];
  /** Leaves on this device; leaves for good; becomes an admin; ceases to be one. */
  readonly leaver: Person;
  readonly goer: Person;
  /** Becomes a teacher; ceases to be one; is given a course. */
  readonly learner: Person;
  readonly tutor: Person;
  readonly teacher: Person;
  readonly studio: StudioItems;
  /** Two classes of the teacher's; the student of the first course is in the one. */
  readonly classroom: { readonly id: string; readonly code: string };
  readonly otherClassroom: { readonly id: string; readonly code: string };
  readonly endedClassroom: { readonly id: string };
  /** About whom an admin does something; whom an admin erases. */
  readonly helped: Person;
  readonly erased: Person;
  readonly riser: Person;
  readonly faller: Person;
  /** Has said nothing of their age; has a parent who agreed; has one who is about to decide. */
  readonly asker: Person;
  readonly child: Person;
  readonly decided: Person;
  readonly childToken: string;
  readonly decidedToken: string;
  /** Opens the week of the student who has the course. */
  readonly weekToken: string;
}

async function openSession({ db }: Emulated, { uid }: Person): Promise<string> {
  const about = { uid, courseId: school.other, title: 'Letters', amount: price };
  const record = { ...about, status: 'open', at: Timestamp.now() } as const;
  return (await collections.practiceSessions(db).add(record)).id;
}

async function writeMessage({ db }: Emulated, { email }: Person): Promise<string> {
  const receivedAt = Timestamp.now();
  const record = { name: 'Rima', email, address: email, message: 'Hello', receivedAt, openSince: receivedAt };
  return (await collections.messages(db).add(record)).id;
}

/** @returns the token of the parent's link */
async function askParent({ db }: Emulated, { uid }: Person, state: ConsentRecord['state']): Promise<string> {
  const { token, tokenHash } = newParentToken(uid);
  const record = { state, tokenHash, statedAt: Timestamp.now(), parentEmail: 'mother@home.test' };
  await collections
    .consents(db)
    .doc(uid)
    .set({ band: 'under-13', ...record });
  return token;
}

/** New people for each round: what one round began and left undone is none of the next one's business. */
export async function newCast(straight: Emulated, head: Person, round: string): Promise<Cast> {
  const make = (name: string, role?: Role) => person(straight, `${name}-${round}@school.test`, role);
  const [rima, leaver, goer, riser, faller, asker, child, decided] = await Promise.all([
    make('rima'),
    make('leaver'),
    make('goer'),
    make('riser'),
    make('faller', 'admin'),
    make('asker'),
    make('child'),
    make('decided'),
  ]);
  const [learner, tutor, teacher, helped, erased] = await Promise.all([
    make('learner'),
    make('tutor', 'teacher'),
    make('teacher', 'teacher'),
    make('helped'),
    make('erased'),
  ]);
  const [first, second, message, other, childToken, decidedToken] = await Promise.all([
    openSession(straight, rima),
    openSession(straight, rima),
    writeMessage(straight, rima),
    writeMessage(straight, rima),
    askParent(straight, child, 'given'),
    askParent(straight, decided, 'waiting'),
    ...[rima, goer, child, decided].map(({ uid }) => giveCourse(straight, uid, school.free)),
  ]);
  await finishCourse(straight, rima.uid, school.free);
  return {
    ...{ head, rima, leaver, goer, riser, faller, asker, child, decided, learner, tutor, teacher },
    ...{ helped, erased },
    studio: await studioItems(straight, head, round),
    classroom: await keepClassroom(straight, teacher, { pupils: [rima.uid] }),
    otherClassroom: await keepClassroom(straight, teacher),
    endedClassroom: await keepClassroom(straight, teacher),
    sessions: [first, second],
    messages: [message, other],
    childToken,
    decidedToken,
    weekToken: (await makeWeekLink(straight.db, rima.uid)).token,
  };
}

/** The payment that a dispute is about. */
export function paymentOf({ asker }: Cast): string {
  return `pi_${asker.uid}`;
}

/** What the school's Stripe says was bought by it. */
export function boughtBy({ asker }: Cast) {
  const metadata = { uid: asker.uid, courseId: school.priced };
  return { amount: price * 100, currency: 'usd', metadata };
}
