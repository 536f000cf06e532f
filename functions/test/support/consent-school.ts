import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/firestore/collections.ts';
import { mailQueue } from '../../src/people/mail.ts';
import type { Emulated } from './emulators.ts';
import type { Person } from './people.ts';
import { school } from './school.ts';
import { servedSchool } from './served-school.ts';

export const askingParents = ({ db }: Pick<Emulated, 'db'>) => ({
  queueMail: mailQueue(db),
  siteOf: () => 'https://school.example',
  asks: async () => true,
});

export const mother = 'mother@home.test';

/** A school that asks for parental consent, with one child, Rima, new for each test. */
export function consentSchool() {
  const { api, db, emulated, rima } = servedSchool({
    who: ['rima'],
    courses: true,
    services: (services) => ({ consent: askingParents(services) }),
  });
  const consent = askingParents(emulated);
  const ask = (body: object, who: Person = rima) =>
    api.call(endpoints.askConsent, { token: who.token, body });
  const mails = async () => (await collections.mail(db).get()).docs.map((one) => one.data());
  return {
    emulated,
    consent,
    api,
    rima,
    ask,
    askMother: () => ask({ band: 'under-13', parentEmail: mother }),
    join: () => api.call(endpoints.enrol, { courseId: school.free, token: rima.token }),
    decide: (token: string, decision: string) =>
      api.call(endpoints.parentDecision, { body: { token, decision } }),
    mails,
    tokenOfMail: async (): Promise<string> => {
      const [mail] = await mails();
      return /https:\/\/school\.example\/parent#(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
    },
    letTimePass: async (): Promise<void> => {
      const sentAt = [Timestamp.fromMillis(Date.now() - 61_000)];
      await collections.consents(db).doc(rima.uid).update({ sentAt });
      for (const { ref } of (await collections.mail(db).get()).docs) await ref.delete();
    },
  };
}
