import { articleFields, courseFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { Auth } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, codeOf, refusal, sandbox, serveApi, type TestApi } from '../../test/support/api.ts';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { around } from '../../test/support/faults.ts';
import { namesOf, wholeDatabase } from '../../test/support/fixtures.ts';
import { tinyPdf } from '../../test/support/media-files.ts';
import { type Person, person, withoutLookingUp } from '../../test/support/people.ts';
import { price, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { editing, etag, keepItem } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const { admin, api, auth, db, emulated, rima, teacher } = servedSchool({
  who: ['rima', 'teacher', 'admin'],
  courses: true,
});

/** Auth of an instance that cached the accounts before they ended. */
async function rememberingAuth(): Promise<Auth> {
  const { users } = await auth.listUsers();
  const remembering = (real: Auth, field: 'uid' | 'email', method: string) =>
    around(real, method, async (call, [asked]) => users.find((one) => one[field] === asked) ?? call());
  return remembering(remembering(withoutLookingUp(auth), 'uid', 'getUser'), 'email', 'getUserByEmail');
}

let other: TestApi;
let asking: TestApi;
let second: Person;

beforeEach(async () => {
  second = await person(emulated, 'second@school.test', 'admin');
  const services = { ...emulated, auth: await rememberingAuth(), createPaymentProvider: sandbox() };
  other = await serveApi(services);
  asking = await serveApi({ ...services, consent: askingParents(emulated) });
});
afterEach(() => Promise.all([other.close(), asking.close()]));

const leave = async ({ token }: Person) => {
  expect((await api.call(endpoints.deleteAccount, { token })).json).toEqual({ deleted: true });
};

async function expectNothingOf(who: Person, answers: Readonly<Record<string, Answer>>): Promise<void> {
  const codes = Object.entries(answers).map(([call, answer]) => [call, codeOf(answer)]);
  expect(codes).toEqual(codes.map(([call]) => [call, 'invalid-token']));
  expect((await wholeDatabase(db)).filter(({ text }) => namesOf(who, text))).toEqual([]);
}

const practised = { id: 'x1', at: 1, template: 'adding', seed: 1, level: 1, outcome: 'right' } as const;

test('nothing is written for a deleted student, whatever an instance has cached', async () => {
  const { code } = await keepClassroom(emulated, teacher);
  await leave(rima);
  const { token, email } = rima;
  await expectNothingOf(rima, {
    enrol: await other.call(endpoints.enrol, { courseId: school.free, token }),
    wait: await other.call(endpoints.joinWaitingList, { courseId: school.closed, token }),
    practise: await other.call(endpoints.addPractice, { token, body: { entries: [practised] } }),
    share: await other.call(endpoints.makeWeekLink, { token }),
    join: await other.call(classroomEndpoints.joinClassroom, { token, body: { code } }),
    buy: await other.call(endpoints.checkout, { courseId: school.priced, token, body: { price } }),
    signIn: await other.call(endpoints.putUser, { email, token, body: { email } }),
    age: await asking.call(endpoints.askConsent, { token, body: { band: 'adult' } }),
  });
});

test('nothing of a teacher', async () => {
  await leave(teacher);
  const { token } = teacher;
  await expectNothingOf(teacher, {
    class: await other.call(classroomEndpoints.makeClassroom, { token, body: { name: 'Class 7' } }),
    course: await editing(other, teacher).create('courses', courseFields),
  });
});

test('nothing of an admin, and nobody is given to who has gone', async () => {
  const by = second.uid;
  await keepItem({ db }, 'articles', 'written', articleFields, { by });
  await keepItem({ db }, 'articles', 'shown', articleFields, { by, published: articleFields });
  await keepItem({ db }, 'courses', 'given', courseFields, { by });
  const at = (await collections.drafts(db).doc('articles~written').get()).data()?.at;
  const revision = { revision: 7, fields: articleFields, by, at: at as never, note: '' };
  await collections.revisions(db, 'articles~written').doc('7').set(revision);
  await leave(admin);
  await leave(teacher);
  const { token } = admin;
  const as = editing(other, admin);
  const tag = etag(await as.read('articles', 'written'));
  const assign = { email: teacher.email, publish: false };
  const pdf = { 'Content-Type': 'application/pdf' };
  await expectNothingOf(admin, {
    create: await as.create('articles', articleFields),
    save: await as.save('articles', 'written', tag, { ...articleFields, title: 'Another' }),
    publish: await as.publish('articles', 'written', tag),
    restore: await as.restore('articles', 'written', '7'),
    share: await other.call(studioEndpoints.studioShare, { kind: 'articles', id: 'written', token }),
    archive: await as.archive('articles', 'written'),
    unpublish: await as.unpublish('articles', 'shown'),
    upload: await other.call(endpoints.studioMedia, { token, headers: pdf, body: String(tinyPdf) }),
    makeTeacher: await other.call(endpoints.makeTeacher, { email: rima.email, token }),
  });
  const given = await other.call(studioEndpoints.studioAssign, {
    ...{ id: 'given', token: second.token, body: assign },
  });
  expect(refusal(given)).toEqual([404, 'not-found']);
  expect((await wholeDatabase(db)).filter(({ text }) => namesOf(teacher, text))).toEqual([]);
});

test('the instance that has ended an account remembers nothing of it', async () => {
  const real = await serveApi({ ...emulated, auth: withoutLookingUp(auth) });
  const own = () => real.call(endpoints.enrolments, { token: rima.token });
  expect((await own()).status).toBe(200);
  await real.call(endpoints.deleteAccount, { token: rima.token });
  expect(codeOf(await own())).toBe('invalid-token');
  await real.close();
});
