import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serveApi, type TestApi } from './api.ts';
import { connect, type Emulated } from './emulators.ts';
import { type Newcomer, type Person, people } from './people.ts';
import { buildSchool } from './school.ts';

const cast = {
  rima: ['rima@school.test', 'student'],
  other: ['other@school.test', 'student'],
  teacher: ['teacher@school.test', 'teacher'],
  admin: ['head@school.test', 'admin'],
} as const satisfies Readonly<Record<string, Newcomer>>;
type Known = keyof typeof cast;

export type MoreServices = Omit<Parameters<typeof serveApi>[0], keyof Emulated>;

export interface SchoolOptions<Who extends Known> {
  /** The people, in the order of their registration. */
  readonly who: readonly Who[];
  readonly courses?: boolean;
  /** Whether the tests share it: it is new for each of them otherwise. */
  readonly once?: boolean;
  /** Further services of the API; called once, before the tests. */
  readonly services?: (emulated: Emulated) => MoreServices | Promise<MoreServices>;
}

export interface Served extends Pick<Emulated, 'db' | 'auth'> {
  readonly emulated: Emulated;
  readonly api: TestApi;
}

/** Per test file. The API and each person by name are set once a test runs, and new for each test. */
export function servedSchool<Who extends Known>({
  who,
  courses = false,
  once = false,
  services = () => ({}),
}: SchoolOptions<Who>): Served & Readonly<Record<Who, Person>> {
  const emulated = connect();
  const api = {} as TestApi;
  const coming = Object.fromEntries(who.map((name) => [name, cast[name]]));
  const known = Object.fromEntries(who.map((name) => [name, {}])) as Record<Who, Person>;
  beforeAll(async () => {
    Object.assign(api, await serveApi({ ...emulated, ...(await services(emulated)) }));
  });
  (once ? beforeAll : beforeEach)(async () => {
    await emulated.clear();
    const arrive = async () => {
      for (const [name, one] of Object.entries(await people(emulated, coming))) {
        Object.assign(known[name as Who], one);
      }
    };
    await Promise.all([arrive(), ...(courses ? [buildSchool(emulated)] : [])]);
  });
  afterAll(async () => {
    await api.close();
    await emulated.close();
  });
  return { emulated, db: emulated.db, auth: emulated.auth, api, ...known };
}
