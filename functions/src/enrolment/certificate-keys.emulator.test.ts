import { generateKeyPairSync } from 'node:crypto';
import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type CertificateStatement, readToken } from '@pathshala/contract/certificates/token';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishCourse, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { practiceKey, signCertificate, signingKey } from './certificates.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
/** Two keys that the school had before: one was replaced and is still among those that the site checks with, one leaked. */
const former = { replaced: newKey(), leaked: newKey() };
const checkedWith = certificateKeys as CertificateKey[];

beforeAll(() => void checkedWith.unshift({ x: String(former.replaced.x) }));
afterAll(() => void checkedWith.shift());

const key = signingKey(practiceKey);
const { api, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: () => ({ getSigningKey: () => key }),
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
const place = () => collections.enrolments(emulated.db).doc(personalId(rima.uid, school.free));
const keep = (certificate: string) => place().update({ certificate });
const kept = async () => (await place().get()).data()?.certificate;
const listed = async () => {
  const { status, json } = await api.call(endpoints.enrolments, { token: rima.token });
  expect(status).toBe(200);
  return (json as Enrolment[])[0]?.certificate;
};
const ask = (name = 'Somebody else') =>
  api.call(endpoints.certificate, { courseId: school.free, token: rima.token, body: { name } });
const mark = async (lessonId: string, done: boolean) =>
  (await api.call(endpoints.progress, { courseId: school.free, lessonId, token: rima.token, body: { done } }))
    .json as Enrolment;

beforeEach(() => giveCourse(emulated, rima.uid, school.free));

test('what a key has signed that was replaced stays as it is', async () => {
  const token = await signedWith(former.replaced);
  await keep(token);
  expect(await listed()).toBe(token);
  expect(((await ask()).json as Enrolment).certificate).toBe(token);
  expect(await kept()).toBe(token);
});

describe('what a key has signed that was withdrawn', () => {
  const renewed = { keyId: keyIdOf(practiceKey), statement };

  test('is signed again when its person looks at their courses, and says the same', async () => {
    await finishCourse(emulated, rima.uid, school.free);
    await keep(await signedWith(former.leaked));
    const token = await listed();
    expect(readToken(token ?? '')).toMatchObject(renewed);
    expect(await kept()).toBe(token);
    expect(await listed()).toBe(token);
  });

  test('is signed again when it is asked for, also where the course asks for more by now', async () => {
    await keep(await signedWith(former.leaked));
    expect(await mark('first', true)).not.toHaveProperty('certificate');
    const { status, json } = await ask();
    expect(status).toBe(200);
    expect(readToken((json as Enrolment).certificate ?? '')).toMatchObject(renewed);
    expect(await kept()).toBe((json as Enrolment).certificate);
    expect((await mark('first', false)).certificate).toBe(await kept());
  });
});
