import { generateKeyPairSync } from 'node:crypto';
import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import type { PersonAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import {
  type CertificateStatement,
  readToken,
  revokedAs,
  revokedPart,
} from '@pathshala/contract/certificates/token';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { limits } from '@pathshala/contract/http/limits';
import { schoolDay } from '@pathshala/contract/site/region';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, serveApi } from '../../test/support/api.ts';
import { wholeDatabase } from '../../test/support/fixtures.ts';
import { finishCourse, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { practiceKey, signCertificate, signingKey } from './certificates.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
/** Two former keys: one was replaced and is still trusted by the site, the other leaked. */
const former = { replaced: newKey(), leaked: newKey() };
const checkedWith = certificateKeys as CertificateKey[];

beforeAll(() => void checkedWith.unshift({ x: String(former.replaced.x) }));
afterAll(() => void checkedWith.shift());

const key = signingKey(practiceKey);
const { admin, api, db, emulated, other, rima } = servedSchool({
  who: ['rima', 'other', 'admin'],
  courses: true,
  services: () => ({ getSigningKey: () => key }),
});

beforeEach(() => giveCourse(emulated, rima.uid, school.free));

const ask = (
  name: unknown = 'Rima',
  token: string | undefined = rima.token,
  courseId: string = school.free,
) => api.call(endpoints.certificate, { courseId, token, body: { name } });
const finish = () => finishCourse(emulated, rima.uid, school.free);
const tokenOf = ({ json }: { readonly json: unknown }) => (json as Enrolment).certificate ?? '';
const statementOf = async () =>
  readToken(tokenOf(await ask('Rima Khatun')))?.statement as CertificateStatement;
const place = () => collections.enrolments(db).doc(personalId(rima.uid, school.free));

test('the certificate of a course says what was learned, by whom and where, and is among one’s courses', async () => {
  await finish();
  const askedAt = Date.now();
  const answer = await ask('  Rima\u202e  Khatun ');
  expect(answer.status).toBe(200);
  const token = readToken(tokenOf(answer));
  expect(token?.keyId).toBe(keyIdOf(practiceKey));
  expect(token?.statement).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iss: siteIn('en').name,
    site: siteConfig.origin,
    name: 'Rima Khatun',
    course: school.free,
    title: `Course ${school.free}`,
    day: expect.toBeOneOf([askedAt, Date.now()].map(schoolDay)),
    hours: 0.5,
    lang: 'en',
    modelTest: true,
  });
  const [own] = (await api.call(endpoints.enrolments, { token: rima.token })).json as Enrolment[];
  expect(own).toEqual(answer.json);
});

test('the certificate of a course is the same one each time, whatever name is asked for, and however often at once', async () => {
  await finish();
  const many = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(`Rima ${at}`)));
  const again = await ask('Somebody else');
  expect(new Set([...many, again].map(tokenOf)).size).toBe(1);
  expect(again.status).toBe(200);
});

test('the certificate of a course waits while anything that it asks for is missing', async () => {
  await finish();
  await place().update({ 'quizzes.third': { score: 1, of: 3 } });
  expect(refusal(await ask())).toEqual([409, 'not-finished']);
});

test('the certificate of a course is only for students of the course', async () => {
  await finish();
  expect(refusal(await ask('Other', other.token))).toEqual([403, 'not-enrolled']);
  expect(refusal(await ask('Rima', rima.token, 'no-such-course'))).toEqual([404, 'not-found']);
});

test('the certificate of a course is given by no school without a key', async () => {
  await finish();
  const plain = await serveApi(emulated);
  const given = { courseId: school.free, token: rima.token, body: { name: 'Rima' } };
  const answer = await plain.call(endpoints.certificate, given);
  await plain.close();
  expect(refusal(answer)).toEqual([404, 'not-found']);
});

const reason = 'Somebody else did it.';
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const listFor = async (certificateId: string) => {
  const part = revokedPart(await revokedAs(certificateId));
  return (await api.call(endpoints.revokedCertificates, { part })).json as RevokedCertificates;
};
const change = (what: 'revokeCertificate' | 'restoreCertificate', certificateId: string) =>
  api.call(endpoints[what], { certificateId, token: admin.token, body: { reason } });
const revocations = async () => (await api.call(endpoints.revocations, { token: admin.token })).json;

test('taking a certificate back is done once by an admin, and undone; a list names no other part, and no certificate’s id', async () => {
  expect((await listFor(idOf(1))).revoked).toEqual([]);
  expect((await change('revokeCertificate', idOf(1))).json).toEqual({ modifiedCount: 1 });
  expect((await change('revokeCertificate', idOf(1))).json).toEqual({ modifiedCount: 0 });
  const list = await listFor(idOf(1));
  expect(list.revoked).toEqual([await revokedAs(idOf(1))]);
  expect(JSON.stringify(list)).not.toContain(idOf(1));
  expect(Date.now() - Date.parse(list.asOf)).toBeLessThan(60_000);
  const { json } = await api.call(endpoints.revokedCertificates, { part: '00' });
  expect((json as RevokedCertificates).revoked).toEqual([]);
  for (const part of ['0', '000', 'zz', 'AA'])
    expect((await api.call(endpoints.revokedCertificates, { part })).status).toBe(404);
  expect((await change('restoreCertificate', idOf(1))).json).toEqual({ modifiedCount: 1 });
  expect((await change('restoreCertificate', idOf(1))).json).toEqual({ modifiedCount: 0 });
  expect((await listFor(idOf(1))).revoked).toEqual([]);
});

test('taking a certificate back is refused where a part is full, which it says', async () => {
  const part = revokedPart(await revokedAs(idOf(2)));
  const many = Array.from({ length: limits.revokedPartMax }, (_, at) => part + String(at).padStart(30, '0'));
  const hashes = Object.fromEntries(many.map((one) => [one, Timestamp.now()]));
  await collections.revokedHashes(db).doc(part).set({ hashes });
  expect(refusal(await change('revokeCertificate', idOf(2)))).toEqual([409, 'limit-reached']);
  expect((await listFor(idOf(2))).revoked).not.toContain(await revokedAs(idOf(2)));
});

test('taking a certificate back is listed with whose it was, who revoked it and why; of an account that is gone nothing is left', async () => {
  await finish();
  const { id, name, title, day } = await statementOf();
  for (const certificateId of [idOf(1), id]) await change('revokeCertificate', certificateId);
  const by = { _id: admin.uid, email: admin.email, displayName: expect.any(String) };
  const at = expect.any(String);
  expect(await revocations()).toEqual([
    { _id: id, at, by, reason, certificate: { uid: rima.uid, name, title, day } },
    { _id: idOf(1), at, by, reason },
  ]);
  const seen = await api.call(endpoints.person, { uid: rima.uid, token: admin.token });
  expect((seen.json as PersonAnswer).courses).toMatchObject([{ certificate: { _id: id, revoked: true } }]);
  await change('restoreCertificate', idOf(1));
  await api.call(endpoints.deleteAccount, { token: rima.token });
  expect(await revocations()).toEqual([{ _id: id, at, by }]);
  expect(JSON.stringify(await wholeDatabase(db))).not.toContain('Rima Khatun');
});

const statement: CertificateStatement = {
  id: '0b9f1f0e-6c1d-4a52-9a2e-2f8f0a6b7c11',
  iss: 'The school as it was called',
  site: 'https://school.example',
  name: 'Rima Khatun',
  course: school.free,
  title: 'The course as it was called',
  day: '2026-03-05',
  hours: 1.5,
  lang: 'en',
  modelTest: true,
};
const signedWith = (jwk: { readonly x?: string }) =>
  signCertificate(signingKey(jwk, [{ x: String(jwk.x) }]), statement);
const keep = (certificate: string) => place().update({ certificate });
const kept = async () => (await place().get()).data()?.certificate;
const listed = async () => {
  const { status, json } = await api.call(endpoints.enrolments, { token: rima.token });
  expect(status).toBe(200);
  return (json as Enrolment[])[0]?.certificate;
};
const mark = async (lessonId: string, done: boolean) =>
  (await api.call(endpoints.progress, { courseId: school.free, lessonId, token: rima.token, body: { done } }))
    .json as Enrolment;

test('what a key has signed that was replaced stays as it is', async () => {
  const token = await signedWith(former.replaced);
  await keep(token);
  expect(await listed()).toBe(token);
  expect(((await ask()).json as Enrolment).certificate).toBe(token);
  expect(await kept()).toBe(token);
});

const renewed = { keyId: keyIdOf(practiceKey), statement };

test('what a key has signed that was withdrawn is signed again when its person looks at their courses, and says the same', async () => {
  await finish();
  await keep(await signedWith(former.leaked));
  const token = await listed();
  expect(readToken(token ?? '')).toMatchObject(renewed);
  expect(await kept()).toBe(token);
  expect(await listed()).toBe(token);
});

test('what a key has signed that was withdrawn is signed again when it is asked for, also where the course asks for more by now', async () => {
  await keep(await signedWith(former.leaked));
  expect(await mark('first', true)).not.toHaveProperty('certificate');
  const { status, json } = await ask();
  expect(status).toBe(200);
  expect(readToken((json as Enrolment).certificate ?? '')).toMatchObject(renewed);
  expect(await kept()).toBe((json as Enrolment).certificate);
  expect((await mark('first', false)).certificate).toBe(await kept());
});
