import { endpoints } from '@pathshala/contract/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mailQueue } from '../../src/domain/mail.ts';
import { collections } from '../../src/firestore/collections.ts';
import { serveApi, type TestApi } from './api.ts';
import { connect } from './emulators.ts';
import { type Person, person } from './people.ts';
import { buildSchool, school } from './school.ts';

/** The parent who is asked. */
export const mother = 'mother@home.test';

/**
 * For a file of tests: the API of a school that asks parents, with one child, Rima, anew for each test, and the calls that
 * the child and the parent make.
 */
export function consentSchool() {
  const emulated = connect();
  const { db } = emulated;
  const consent = { queueMail: mailQueue(db), siteOf: () => 'https://school.example' };
  let api: TestApi;
  let rima: Person;
  beforeAll(async () => {
    api = await serveApi({ ...emulated, consent });
  });
  beforeEach(async () => {
    await emulated.clear();
    await buildSchool(emulated);
    rima = await person(emulated, 'rima@school.test');
  });
  afterAll(async () => {
    await api.close();
    await emulated.close();
  });

  const ask = (body: object, who: Person = rima) =>
    api.call(endpoints.askConsent, { token: who.token, body });
  const mails = async () => (await collections.mail(db).get()).docs.map((one) => one.data());
  return {
    emulated,
    consent,
    /** Both are there once a test runs. */
    api: () => api,
    rima: () => rima,
    ask,
    askMother: () => ask({ band: 'under-13', parentEmail: mother }),
    join: () => api.call(endpoints.enrol, { courseId: school.free, token: rima.token }),
    decide: (token: string, decision: string) =>
      api.call(endpoints.parentDecision, { body: { token, decision } }),
    mails,
    /** The token in the only mail that was sent. */
    tokenOfMail: async (): Promise<string> => {
      const [mail] = await mails();
      return /https:\/\/school\.example\/parent#(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
    },
    /** The pause after a mail is over. */
    letTimePass: async (): Promise<void> => {
      const sentAt = [Timestamp.fromMillis(Date.now() - 61_000)];
      await collections.consents(db).doc(rima.uid).update({ sentAt });
      for (const { ref } of (await collections.mail(db).get()).docs) await ref.delete();
    },
  };
}
