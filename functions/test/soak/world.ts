import { createHash } from 'node:crypto';
import { indexOf } from '@pathshala/search/search';
import { sandboxProvider } from '../../src/checkout/sandbox-provider.ts';
import { signingKeyOf } from '../../src/enrolment/certificate-settings.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { HopTrust } from '../../src/http/client-address.ts';
import { serveApi, type TestApi } from '../support/api.ts';
import { askingParents } from '../support/asking-parents.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Newcomer, type Person, people, person, signInAgain } from '../support/people.ts';
import { buildSchool } from '../support/school.ts';
import { schoolStripe } from '../support/school-stripe.ts';
import { uncounted } from '../support/uncounted.ts';

/** Hops of these networks are believed, so that each request can come from a visitor of its own. */
export const trustsHop: HopTrust = (address, distance) => distance === 0 || address.startsWith('10.');
const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

export interface World {
  readonly emulated: Emulated;
  /** The school as most are; one that asks for a parent's consent; one that Stripe tells of payments. */
  readonly apis: Readonly<Record<'usual' | 'consent' | 'stripe', TestApi>>;
  readonly people: Person[];
  /** What was really handed out: ids of checkouts and messages, tokens of parents, classes with their codes. */
  given: Record<'sessions' | 'messages' | 'tokens', string[]> & {
    classrooms: { id: string; code: string }[];
  };
  readonly close: () => Promise<void>;
}

/** The search's own tests look at what it finds; making an index of the whole school would stop all else for seconds. */
const readSearchIndex = async () => indexOf([]);

/** The services of a school whose checkout is the practice one. */
export function practising(emulated: Emulated) {
  const getSigningKey = signingKeyOf(environment);
  return { ...emulated, createPaymentProvider: sandboxProvider(environment), getSigningKey, readSearchIndex };
}

/** Every kind of school over the same services, without limits in memory. */
async function serveSchools(services: Emulated): Promise<World['apis']> {
  const options = { counter: uncounted, trustsHop };
  const withStripe = { ...practising(services), createPaymentProvider: schoolStripe() };
  return {
    usual: await serveApi(practising(services), options),
    consent: await serveApi({ ...practising(services), consent: askingParents(services) }, options),
    stripe: await serveApi(withStripe, options),
  };
}

/** A small school with its people, of whom the first two are admins. */
export async function buildWorld(count: number): Promise<World> {
  const emulated = connect();
  await emulated.clear();
  await buildSchool(emulated);
  const apis = await serveSchools(emulated);
  // The first connection may take longer than an answer may.
  await emulated.db.listCollections();
  const newcomers = Array.from({ length: count }, (_, at): Newcomer => {
    return [`soak-${at}@school.test`, at < 2 ? 'admin' : 'student'];
  });
  return {
    emulated,
    apis,
    people: Object.values(await people(emulated, Object.fromEntries(newcomers.entries()))),
    given: { sessions: [], messages: [], tokens: [], classrooms: [] },
    close: async () => {
      await Promise.all(Object.values(apis).map((api) => api.close()));
      await emulated.close();
    },
  };
}

/** Signs somebody in again whose sign-ins were ended; who has no account any more gets a new one. */
export async function revive({ emulated, people }: World, uid: string): Promise<void> {
  const at = people.findIndex((one) => one.uid === uid);
  const before = people[at];
  if (!before) return;
  const token = await signInAgain(before.email).catch(() => undefined);
  people[at] = token ? { ...before, token } : await person(emulated, before.email);
}

/** An address of a visitor and of a hop, the same for the same text. */
export function forwardedFor(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = createHash('sha256').update(text).digest();
  return `198.${18 + (a % 2)}.${b}.${c}, 10.${d}.${e}.${f}`;
}

/** What was handed out since: sessions and messages that exist, and tokens in the mails. */
export async function learn(world: World): Promise<void> {
  const { db } = world.emulated;
  const [messages, sessions, mails, classrooms] = await Promise.all([
    collections.messages(db).limit(20).get(),
    collections.practiceSessions(db).get(),
    collections.mail(db).get(),
    collections.classrooms(db).get(),
  ]);
  world.given = {
    messages: messages.docs.map(({ id }) => id),
    sessions: sessions.docs.map(({ id }) => id),
    tokens: mails.docs.flatMap((one) => /\/parent#(\S+)/.exec(one.data().message.text)?.[1] ?? []),
    classrooms: classrooms.docs.map((one) => ({ id: one.id, code: one.data().code ?? 'closed' })),
  };
}
