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

/** Trusted networks, so that each request can come from its own visitor. */
export const trustsHop: HopTrust = (address, distance) => distance === 0 || address.startsWith('10.');
const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

export interface World {
  readonly emulated: Emulated;
  /** The usual school, one that asks for parental consent, and one with Stripe's webhooks. */
  readonly apis: Readonly<Record<'usual' | 'consent' | 'stripe', TestApi>>;
  readonly people: Person[];
  /** Ids and secrets that exist: checkouts, messages, parents' tokens, class codes. */
  given: Record<'sessions' | 'messages' | 'tokens', string[]> & {
    classrooms: { id: string; code: string }[];
  };
  readonly close: () => Promise<void>;
}

/** Search has its own tests; an index of the whole school would block the process for seconds. */
const readSearchIndex = async () => indexOf([]);

/** The services of a school with the sandbox checkout. */
export function practising(emulated: Emulated) {
  const getSigningKey = signingKeyOf(environment);
  return { ...emulated, createPaymentProvider: sandboxProvider(environment), getSigningKey, readSearchIndex };
}

/** Every kind of school on the same services, without limits in memory. */
async function serveSchools(services: Emulated): Promise<World['apis']> {
  const options = { counter: uncounted, trustsHop };
  const withStripe = { ...practising(services), createPaymentProvider: schoolStripe() };
  return {
    usual: await serveApi(practising(services), options),
    consent: await serveApi({ ...practising(services), consent: askingParents(services) }, options),
    stripe: await serveApi(withStripe, options),
  };
}

/** A small school with its people; the first two are admins. */
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

/** Signs in people whose sign-ins were ended; a deleted one gets a new account. */
export async function revive({ emulated, people }: World, uid: string): Promise<void> {
  const at = people.findIndex((one) => one.uid === uid);
  const before = people[at];
  if (!before) return;
  const token = await signInAgain(before.email).catch(() => undefined);
  people[at] = token ? { ...before, token } : await person(emulated, before.email);
}

/** The address of a visitor and of a hop, always the same for the same text. */
export function forwardedFor(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = createHash('sha256').update(text).digest();
  return `198.${18 + (a % 2)}.${b}.${c}, 10.${d}.${e}.${f}`;
}

/** Adds new sessions, messages and tokens in mails. */
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
