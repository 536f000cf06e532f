import { keyIdOf } from '@pathshala/brand/certificate-keys';
import { siteConfig } from '@pathshala/brand/site.config';
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
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, serveApi } from '../../test/support/api.ts';
import { wholeDatabase } from '../../test/support/fixtures.ts';
import { person } from '../../test/support/people.ts';
import { finishCourse, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { personalId } from '../firestore/collections.ts';
import { practiceKey, signingKey } from './certificates.ts';

const key = signingKey(practiceKey);
const { api, emulated, rima } = servedSchool({
  who: ['rima'],
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

describe('the certificate of a course', () => {
  test('says what was learned, by whom and where, and is among one’s courses', async () => {
    await finish();
    const answer = await ask('  Rima\u202e  Khatun ');
    expect(answer.status).toBe(200);
    const token = readToken(tokenOf(answer));
    expect(token?.keyId).toBe(keyIdOf(practiceKey));
    expect(token?.statement).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: siteConfig.name,
      site: siteConfig.origin,
      name: 'Rima Khatun',
      course: school.free,
      title: `Course ${school.free}`,
      day: new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10),
      hours: 0.5,
      lang: 'en',
      modelTest: true,
    });
    const [own] = (await api.call(endpoints.enrolments, { token: rima.token })).json as Enrolment[];
    expect(own).toEqual(answer.json);
  });

  test('is the same one each time, whatever name is asked for, and however often at once', async () => {
    await finish();
    const many = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(`Rima ${at}`)));
    const again = await ask('Somebody else');
    expect(new Set([...many, again].map(tokenOf)).size).toBe(1);
    expect(again.status).toBe(200);
  });

  test.each([
    ['a lesson is not done', { lessonsDone: ['first', 'third'] }],
    ['a quiz was not tried', { quizzes: { first: { score: 3, of: 3 }, second: { score: 3, of: 3 } } }],
    ['a quiz was not passed', { 'quizzes.third': { score: 1, of: 3 } }],
    ['no model test was submitted', { 'modelTest.best': FieldValue.delete() }],
    ['the model test was below 60 %', { 'modelTest.best': { score: 17, of: 30 } }],
  ])('waits while %s', async (_what, change) => {
    await finish();
    await emulated.db.doc(`enrolments/${personalId(rima.uid, school.free)}`).update(change);
    const answer = await ask();
    expect([answer.status, codeOf(answer)]).toEqual([409, 'not-finished']);
  });

  test('is only for students of the course', async () => {
    await finish();
    const other = await person(emulated, 'other@school.test');
    const theirs = await ask('Other', other.token);
    expect([theirs.status, codeOf(theirs)]).toEqual([403, 'not-enrolled']);
    const visitor = await api.call(endpoints.certificate, { courseId: school.free, body: { name: 'R' } });
    expect([visitor.status, codeOf(visitor)]).toEqual([401, 'unauthenticated']);
    const unknown = await ask('Rima', rima.token, 'no-such-course');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'not-found']);
  });

  test('is given by no school without a key', async () => {
    await finish();
    const plain = await serveApi(emulated);
    const given = { courseId: school.free, token: rima.token, body: { name: 'Rima' } };
    const answer = await plain.call(endpoints.certificate, given);
    await plain.close();
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
  });
});

describe('taking a certificate back', () => {
  const certificateId = '00000000-0000-4000-8000-000000000001';
  const part = async () => revokedPart(await revokedAs(certificateId));
  const revoked = async () =>
    (await api.call(endpoints.revokedCertificates, { part: await part() })).json as RevokedCertificates;
  const body = { reason: 'Somebody else did it.' };

  test('an admin takes it back, once, and gives it back', async () => {
    const { token } = await person(emulated, 'head@school.test', 'admin');
    const revoke = () => api.call(endpoints.revokeCertificate, { certificateId, token, body });
    const restore = () => api.call(endpoints.restoreCertificate, { certificateId, token });
    expect(await revoked()).toMatchObject({ revoked: [] });
    expect((await revoke()).json).toEqual({ modifiedCount: 1 });
    expect((await revoke()).json).toEqual({ modifiedCount: 0 });
    const list = await revoked();
    expect(list.revoked).toEqual([await revokedAs(certificateId)]);
    expect(Date.now() - Date.parse(list.asOf)).toBeLessThan(60_000);
    expect((await restore()).json).toEqual({ modifiedCount: 1 });
    expect((await restore()).json).toEqual({ modifiedCount: 0 });
    expect((await revoked()).revoked).toEqual([]);
  });
});

describe('the list of revoked certificates', () => {
  const body = { reason: 'Somebody else did it.' };

  test('says whose it was, who revoked it and why', async () => {
    const head = await person(emulated, 'head@school.test', 'admin');
    await finish();
    const { id, name, title, day } =
      readToken(tokenOf(await ask('Rima Khatun')))?.statement ?? ({} as CertificateStatement);
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const certificateId of [unknown, id])
      await api.call(endpoints.revokeCertificate, { certificateId, token: head.token, body });
    const list = async () => (await api.call(endpoints.revocations, { token: head.token })).json;
    const by = { _id: head.uid, email: 'head@school.test', displayName: expect.any(String) };
    const at = expect.any(String);
    expect(await list()).toEqual([
      { _id: id, at, by, ...body, certificate: { uid: rima.uid, name, title, day } },
      { _id: unknown, at, by, ...body },
    ]);
    const seen = await api.call(endpoints.person, { uid: rima.uid, token: head.token });
    expect((seen.json as PersonAnswer).courses).toMatchObject([{ certificate: { _id: id, revoked: true } }]);
    await api.call(endpoints.restoreCertificate, { certificateId: id, token: head.token });
    expect(await list()).toMatchObject([{ _id: unknown }]);
  });

  test('keeps that it was revoked when its owner’s account is gone, and nothing of the owner', async () => {
    const head = await person(emulated, 'head@school.test', 'admin');
    await finish();
    const id = readToken(tokenOf(await ask('Rima Khatun')))?.statement.id ?? '';
    await api.call(endpoints.revokeCertificate, { certificateId: id, token: head.token, body });
    await api.call(endpoints.deleteAccount, { token: rima.token });
    const { json } = await api.call(endpoints.revocations, { token: head.token });
    expect(json).toEqual([
      { _id: id, at: expect.any(String), by: expect.objectContaining({ _id: head.uid }) },
    ]);
    expect(JSON.stringify(await wholeDatabase(emulated.db))).not.toContain('Rima Khatun');
  });
});
