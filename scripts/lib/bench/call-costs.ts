import { endpoints } from '@pathshala/contract/calls/endpoints';
import {
  type AddressOf,
  type AnswerOf,
  apiRoot,
  type CallOf,
  type Endpoint,
  pathOf,
} from '@pathshala/contract/http/endpoint';
import { demoAccounts } from '@pathshala/functions/users/demo-accounts';
import { countingProxy } from './counting-proxy.ts';
import { lookupProxy } from './lookup-proxy.ts';
import type { School } from './school.ts';

/** What a call costs: documents, lookups of accounts, milliseconds of processor. */
export interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly lookups: number;
  readonly processor: number;
}

/** Calls of a signed-in learner; `check` is what the first one to an instance costs more. */
export type CallName =
  | 'check'
  | 'signIn'
  | 'course'
  | 'enrolments'
  | 'lesson'
  | 'place'
  | 'quiz'
  | 'done'
  | 'practiceLog'
  | 'practice';
export type Costs = Readonly<Record<CallName, Cost>>;

const student = demoAccounts[1];
/** A free course, whose lessons have a quiz. */
const courseId = 'free-fractions-from-zero';

/** A new sign-in's token. */
async function tokenFrom(authHost: string): Promise<string> {
  const { email, password } = student;
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Makes each call of a learner to a new instance as often, and counts what it costs on the wire. */
export async function callCosts(school: School, often: number): Promise<Costs> {
  const firestore = await countingProxy(school.firestore);
  const authHost = school.environment.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const accounts = await lookupProxy(authHost);
  const { origin, stop, usage } = await school.startFunction({
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
  });
  const token = await tokenFrom(authHost);
  const call = async <E extends Endpoint>(endpoint: E, given: CallOf<E>): Promise<AnswerOf<E>> => {
    const { body, ...address } = given as CallOf<E> & { readonly body?: object };
    const path = pathOf(endpoint, address as unknown as AddressOf<E>);
    const response = await fetch(`${origin}${apiRoot}${path}`, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${endpoint.method} ${path} was answered ${response.status}`);
    return await response.json();
  };
  const used = async () => ({
    ...{ reads: firestore.reads(), writes: firestore.writes(), lookups: accounts.lookups() },
    processor: (await usage()).processor,
  });
  /** @param extra lookups of each call that only the emulators make */
  const costOf = async (
    times: number,
    work: (turn: number) => Promise<unknown>,
    extra = 1,
  ): Promise<Cost> => {
    const before = await used();
    for (let turn = 0; turn < times; turn++) await work(turn);
    const after = await used();
    const each = (name: keyof Cost) => (after[name] - before[name]) / times;
    return {
      reads: each('reads'),
      writes: each('writes'),
      // Against the Auth emulator the Admin SDK looks up each token's account once more.
      lookups: Math.max(0, each('lookups') - extra),
      processor: each('processor'),
    };
  };
  try {
    const { outline } = await call(endpoints.course, { id: courseId });
    const place = { courseId, lessonId: outline[0]?.id ?? '' };
    const { email } = student;
    const first = await costOf(1, () => call(endpoints.enrolments, {}));
    const again = await costOf(often, () => call(endpoints.enrolments, {}));
    await call(endpoints.enrol, { courseId });
    const { quiz } = await call(endpoints.lesson, place);
    const answers = quiz.map(() => 0);
    const entry = (turn: number) => ({
      ...{ id: `bench-${Date.now()}-${turn}`, at: Date.now(), template: 'm1-put-together' },
      ...{ seed: turn, level: 1 as const, outcome: 'right' as const },
    });
    const costOfEach = (work: (turn: number) => Promise<unknown>) => costOf(often, work);
    return {
      // The first call of a person to an instance, less what the same call costs afterwards.
      check: {
        reads: first.reads - again.reads,
        writes: 0,
        lookups: first.lookups - again.lookups,
        processor: 0,
      },
      enrolments: again,
      signIn: await costOfEach(() => call(endpoints.putUser, { email, body: { email } })),
      course: await costOf(often, () => call(endpoints.course, { id: courseId }), 0),
      lesson: await costOfEach(() => call(endpoints.lesson, place)),
      place: await costOfEach((turn) =>
        call(endpoints.keepPosition, { ...place, body: { part: (turn % 10) / 10 } }),
      ),
      quiz: await costOf(1, () => call(endpoints.quiz, { ...place, body: { answers } })),
      done: await costOfEach((turn) =>
        call(endpoints.progress, { ...place, body: { done: turn % 2 === 0 } }),
      ),
      practiceLog: await costOfEach(() => call(endpoints.practiceLog, { query: { after: 0 } })),
      practice: await costOfEach((turn) => call(endpoints.addPractice, { body: { entries: [entry(turn)] } })),
    };
  } finally {
    await stop();
    firestore.close();
    accounts.close();
  }
}
