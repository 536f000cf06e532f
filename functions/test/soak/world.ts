import { indexOf } from '@pathshala/search/search';
import { signingKeyOf } from '../../src/courses/certificates.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { HopTrust } from '../../src/http/origins.ts';
import { loadCoursePapers } from '../../src/practice/model-test-routes.ts';
import { loadPublishing } from '../../src/studio/routes.ts';
import { sandbox, serveApi, type TestApi, uncounted } from '../support/api.ts';
import { askingParents } from '../support/consent-school.ts';
import { connect, type Emulated } from '../support/emulators.ts';
import { type Newcomer, type Person, people, person, signInAgain } from '../support/people.ts';
import { buildSchool } from '../support/school.ts';
import { schoolStripe } from '../support/stripe.ts';

const loadTemplates = () => import('@pathshala/content/practice/templates/all-templates');

/** Trusted networks, so that each request can come from its own visitor. */
const trustsHop: HopTrust = (address, distance) => distance === 0 || address.startsWith('10.');

export interface World {
  readonly emulated: Emulated;
  readonly apis: Readonly<Record<'usual' | 'consent' | 'stripe', TestApi>>;
  readonly people: Person[];
  /** Ids and secrets that the school has given so far, by the names of parts of addresses. */
  given: Readonly<Record<string, readonly string[]>> & { readonly messages: readonly string[] };
  readonly close: () => Promise<void>;
}

async function serveSchools(emulated: Emulated): Promise<World['apis']> {
  const options = { counter: uncounted, trustsHop };
  const services = {
    ...emulated,
    createPaymentProvider: sandbox(),
    getSigningKey: signingKeyOf({ certificateKey: undefined, isEmulated: true }),
    // Search has its own tests; an index of the whole school would block the process for seconds.
    readSearchIndex: async () => indexOf([]),
  };
  return {
    usual: await serveApi(services, options),
    consent: await serveApi({ ...services, consent: askingParents(emulated) }, options),
    stripe: await serveApi({ ...services, createPaymentProvider: schoolStripe() }, options),
  };
}

/** A small school with eight people; the first two are admins. */
export async function buildWorld(): Promise<World> {
  const emulated = connect();
  await buildSchool(emulated);
  const apis = await serveSchools(emulated);
  // The first connection, and code that is loaded when it is first needed, may take longer than an answer may.
  await Promise.all([emulated.db.listCollections(), loadPublishing(), loadCoursePapers(), loadTemplates()]);
  const newcomers = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (at): Newcomer => [`soak-${at}@school.test`, at < 2 ? 'admin' : 'student'],
  );
  return {
    emulated,
    apis,
    people: Object.values(await people(emulated, Object.fromEntries(newcomers.entries()))),
    given: { messages: [] },
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
    sessionId: sessions.docs.map(({ id }) => id),
    token: mails.docs.flatMap((one) => /\/parent#(\S+)/.exec(one.data().message.text)?.[1] ?? []),
    classroomId: classrooms.docs.map(({ id }) => id),
    code: classrooms.docs.map((one) => one.data().code ?? 'closed'),
  };
}
