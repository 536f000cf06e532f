import type { Consent } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Endpoint } from '@pathshala/contract/http/endpoint';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, refusal } from '../../test/support/api.ts';
import { consentSchool, mother } from '../../test/support/consent-school.ts';
import { type Person, stranger } from '../../test/support/people.ts';
import { giveCourse, lessonId, school } from '../../test/support/school.ts';
import { collections } from '../firestore/collections.ts';
import type { Call, Route } from '../http/route.ts';
import { cleanUpAfter } from '../people/erase.ts';
import { withConsent } from './consent-routes.ts';

const { api, ask, askMother, decide, emulated, join, letTimePass, mails, rima, tokenOfMail } =
  consentSchool();
const { auth, db } = emulated;

test('before the age is said signing in reports what is missing; only browsing works', async () => {
  const { email, token } = await stranger(emulated, 'new@school.test');
  const answer = await api.call(endpoints.putUser, { email, token, body: { email } });
  expect(answer).toMatchObject({ status: 200, json: { consent: 'age-needed' } });
  expect((await api.call(endpoints.enrolments, { token })).status).toBe(200);
  const refused = await join();
  expect(refusal(refused)).toEqual([403, 'consent-needed']);
  expect(refused.json).toMatchObject({ detail: 'Tell us how old you are before you continue.' });
});

const changeAddress = (email: string) => auth.updateUser(rima.uid, { email });

test('a child waits until the parent has agreed, and does not become older by saying so', async () => {
  await auth.updateUser(rima.uid, { displayName: 'রিমা Akter' });
  expect((await askMother()).json).toEqual({ state: 'waiting', parent: 'm…@home.test' });
  expect(codeOf(await ask({ band: 'adult' }))).toBe('conflict');
  expect(codeOf(await join())).toBe('consent-needed');
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: [mother],
    message: { text: expect.stringContaining('রিমা Akter has created') },
  });
  expect(await decide(await tokenOfMail(), 'give')).toMatchObject({
    status: 200,
    json: { state: 'given' },
  });
  expect((await join()).status).toBe(201);
});

test('a child reads the first lesson as a visitor does, and no other', async () => {
  await giveCourse(emulated, rima.uid, school.priced);
  await askMother();
  const read = (lesson: string) =>
    api.call(endpoints.lesson, {
      courseId: school.priced,
      lessonId: lessonId(school.priced, lesson),
      token: rima.token,
    });
  expect((await read('first')).status).toBe(200);
  const second = await read('second');
  expect(refusal(second)).toEqual([403, 'consent-needed']);
  await decide(await tokenOfMail(), 'give');
  expect((await read('second')).status).toBe(200);
});

test('a child is refused who names no age, or no parent of whom mail can come', async () => {
  for (const [what, body, line] of [
    ['no parent', { band: 'under-13' }, /parentEmail: email is requires/],
    ['no address', { band: 'under-13', parentEmail: 'mother' }, /parentEmail: Provide a valid email/],
    ['their own address', { band: 'under-13', parentEmail: ' RIMA@school.test' }, /your own address/],
    ['an age that is none', { band: 'old' }, /band: Please choose one\./],
    ['nothing', {}, /band: Please choose one\./],
  ] as const) {
    const answer = await ask(body);
    expect([what, answer.status, codeOf(answer)]).toEqual([what, 422, 'invalid-fields']);
    expect(answer.json).toMatchObject({ detail: expect.stringMatching(line) });
    expect(await mails()).toEqual([]);
  }
});

test('a child may send the mail again, after a while; the older link ends', async () => {
  await askMother();
  const older = await tokenOfMail();
  const tooSoon = await askMother();
  expect(refusal(tooSoon)).toEqual([429, 'too-many']);
  expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(0);
  await letTimePass();
  expect((await ask({ band: 'under-13' })).status).toBe(200);
  expect(await mails()).toMatchObject([{ to: [mother] }]);
  await letTimePass();
  expect((await ask({ band: 'under-13', parentEmail: 'father@home.test' })).status).toBe(200);
  expect(await mails()).toMatchObject([{ to: ['father@home.test'] }]);
  expect((await decide(older, 'give')).status).toBe(404);
  expect((await decide(await tokenOfMail(), 'give')).status).toBe(200);
});

test('a child has five mails a day', async () => {
  await askMother();
  const sentAt = [23, 22, 21, 20, 19].map((hours) => Timestamp.fromMillis(Date.now() - hours * 3_600_000));
  await collections.consents(db).doc(rima.uid).update({ sentAt });
  const answer = await askMother();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('a child of whom a parent has had five mails today waits, whichever of six children asks, and by which plus sign', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 6; at++) {
    const child = await stranger(emulated, `child${at}@school.test`);
    const parentEmail = at % 2 ? 'uncle@home.test' : `uncle+${at}@home.test`;
    answers.push((await ask({ band: 'under-13', parentEmail }, child)).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mails()).toHaveLength(5);
});

test.each([
  ['while a parent is asked', 'rima@school.test', async () => undefined],
  ['after the parent has withdrawn', 'rima@school.test', async () => decide(await tokenOfMail(), 'withdraw')],
  [
    'with the address that the account had then',
    'rima@school.test',
    () => changeAddress('later@school.test'),
  ],
  ['with the address that it had last', 'later@school.test', () => changeAddress('later@school.test')],
])('a child does not become older by registering again: %s', async (_when, address, change) => {
  await askMother();
  await change();
  const account = await auth.getUser(rima.uid);
  await auth.deleteUser(rima.uid);
  await cleanUpAfter(db, account);
  const kept = (await collections.youngAddresses(db).get()).docs;
  expect(JSON.stringify(kept.map((one) => [one.id, one.data()]))).not.toContain('school.test');
  const again = await stranger(emulated, address);
  for (const band of ['13-to-17', 'adult']) {
    expect(codeOf(await ask({ band }, again))).toBe('conflict');
  }
  const asked = await ask({ band: 'under-13', parentEmail: 'aunt@home.test' }, again);
  expect(asked.json).toMatchObject({ state: 'waiting' });
});

test('a child is asked again when seven years have passed, though the daily job is late', async () => {
  await askMother();
  await cleanUpAfter(db, rima);
  await auth.deleteUser(rima.uid);
  const [note] = (await collections.youngAddresses(db).get()).docs;
  await note?.ref.update({ at: Timestamp.fromMillis(Date.now() - 7 * 365 * 86_400_000) });
  const again = await stranger(emulated, rima.email);
  expect((await ask({ band: '13-to-17' }, again)).json).toEqual({ state: 'not-needed' });
});

test('two answers at once send two mails at most and leave one state', async () => {
  const answers = await Promise.all([askMother(), askMother()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(await mails()).toHaveLength(1);
  const record = (await collections.consents(db).doc(rima.uid).get()).data();
  expect(record).toMatchObject({ state: 'waiting' } satisfies Partial<Consent>);
});

const signIn = ({ email, token }: Person, language?: string) =>
  api.call(endpoints.putUser, { email, token, body: { email, ...(language && { language }) } });
const choose = (token: string, language: unknown) =>
  api.call(endpoints.keepLanguage, { token, body: { language } });
const languageOf = async ({ token }: Person) => (await api.call(endpoints.ownLanguage, { token })).json;

test('the language that the school writes to somebody in is that of the page on which they first signed in, until they choose', async () => {
  const newcomer = await stranger(emulated, 'new@school.test');
  await signIn(newcomer, 'bn');
  await signIn(newcomer, 'en');
  expect(await languageOf(newcomer)).toEqual({ language: 'bn' });
  expect(await choose(newcomer.token, 'en')).toMatchObject({ status: 200, json: { language: 'en' } });
  await signIn(newcomer, 'bn');
  expect(await languageOf(newcomer)).toEqual({ language: 'en' });
});

test('the language that the school writes to somebody in is unknown of somebody who was there before, until they sign in again', async () => {
  await signIn(rima);
  expect(await languageOf(rima)).toEqual({ language: null });
  await signIn(rima, 'bn');
  expect(await languageOf(rima)).toEqual({ language: 'bn' });
});

test('the language that the school writes to somebody in is that of the mail to a parent, and of the page it leads to', async () => {
  await choose(rima.token, 'bn');
  await askMother();
  const [mail] = await mails();
  expect(mail?.message.subject).toBe('আপনার সন্তান পাঠশালা সাইটে পড়তে চায়');
  expect(mail?.message.text).toContain('https://school.example/bn/parent#');
});

/** What a person without any consent record may do. All other calls of signed-in people are refused. */
const open: readonly (keyof typeof endpoints)[] = ['putUser', 'keepLanguage', 'askConsent'];

const call = { caller: { uid: 'rima' } } as Call<unknown>;
const all = Object.entries<Endpoint>(endpoints);
const changes = all.filter(([, { audience, method }]) => audience === 'signed-in' && /PUT|POST/.test(method));

const routeOf = ({ method, path, audience }: Endpoint): Route => ({
  method,
  path,
  audience,
  takesBody: false,
  options: {},
  run: async () => ({ json: {} }),
});

test('every call that changes something is closed until it is named as open', async () => {
  for (const [name, endpoint] of changes) {
    const [guarded] = withConsent({ db, asks: async () => true }, [routeOf(endpoint)]);
    const code = await guarded?.run(call).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    expect([name, code]).toEqual([name, open.some((one) => one === name) ? 'done' : 'consent-needed']);
  }
});

test('what is read, left or an admin’s is as it was', () => {
  const others = all
    .filter(([name]) => !changes.some(([one]) => one === name))
    .map(([, one]) => routeOf(one));
  expect(others.length).toBeGreaterThan(10);
  expect(withConsent({ db, asks: async () => true }, others)).toEqual(others);
});
