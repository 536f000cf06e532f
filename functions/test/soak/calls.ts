import { bodySchemas } from '@pathshala/contract/bodies';
import { apiRoot, type Endpoint } from '@pathshala/contract/endpoint';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import fc, { type Arbitrary } from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import { lessonId, price, school } from '../support/school.ts';
import { bodyFor, type Known } from './bodies-from-schema.ts';
import { forwardedFor, type World } from './world.ts';

/** One request, as it goes out. */
export interface Request {
  /** The endpoint's name; empty for what is no endpoint. */
  readonly name: string;
  readonly api: keyof World['apis'];
  readonly method: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whose token is sent; undefined: nobody's. */
  readonly uid: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('..', '.', '%', '__proto__', '__name__', 'a/b', 'a'.repeat(3000), '\u0000', ' '),
);

/** Nearly always something that there is: what is refused at once goes no deeper. */
function mostly(known: Arbitrary<string>): Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: junk });
}

/** What was handed out is known only when the request is made. */
function oneOfNow(list: () => readonly string[]): Arbitrary<string> {
  return fc.nat().map((at) => list().at(at % Math.max(1, list().length)) ?? 'none');
}

/** Stands for the caller's own address until the caller is known. */
const own = 'own@caller.test';

function knownOf(world: World): Known & Record<string, Arbitrary<string>> {
  const emails = fc.oneof(
    fc.constant(own),
    oneOfNow(() => world.people.map(({ email }) => email)),
  );
  const courses = fc.constantFrom(...Object.values(school));
  return {
    email: emails,
    parentEmail: emails,
    token: oneOfNow(() => world.tokens),
    sessionId: oneOfNow(() => world.sessions),
    id: courses,
    courseId: courses,
    lessonId: fc.constantFrom('first', 'second', 'third', lessonId(school.other, 'first')),
  };
}

const visitor: Arbitrary<Pick<Request, 'uid' | 'headers'>> = fc
  .constantFrom('', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer')
  .map((authorization) => ({ uid: undefined, headers: authorization ? { authorization } : {} }));

function callerOf(world: World): Arbitrary<Pick<Request, 'uid' | 'headers'>> {
  const person = fc.nat().map((at) => {
    const { uid = '', token = '' } = world.people[at % world.people.length] ?? {};
    return { uid, headers: { authorization: `Bearer ${token}` } };
  });
  return fc.oneof({ weight: 6, arbitrary: person }, { weight: 1, arbitrary: visitor });
}

const query = fc
  .array(
    fc.tuple(fc.constantFrom('limit', 'after', 'q', 'at', 'x'), fc.string({ unit: 'binary', maxLength: 20 })),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''));

const jsonType = 'application/json';
const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant(jsonType) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
  },
);

type Named = readonly [name: string, endpoint: Endpoint];

function requestTo(world: World, [name, { method, path }]: Named): Arbitrary<Request> {
  const known = knownOf(world);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
  const schema = bodySchemas[name as keyof typeof bodySchemas]?.describe() as
    | SchemaFieldDescription
    | undefined;
  // The price that the page shows is in nobody's schema; without it no checkout would begin.
  const bodyKnown = {
    ...known,
    price: fc.oneof(fc.constant(price), fc.double({ min: 0, max: 999, noNaN: true })),
  };
  const body = schema
    ? bodyFor(schema, bodyKnown)
    : fc.constantFrom(undefined, '{}', '{"id":"evt_1"}', 'null');
  return fc
    .record({
      values: fc.record(Object.fromEntries(names.map((one) => [one, mostly(known[one] ?? junk)]))),
      caller: callerOf(world),
      api:
        name === 'stripeWebhook'
          ? fc.constant('stripe' as const)
          : fc.constantFrom('usual' as const, 'usual' as const, 'consent' as const),
      query: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }),
      body: method === 'GET' ? fc.constant(undefined) : body,
      type: contentType,
      from: fc.nat(),
    })
    .map(({ values, caller, api, query: search, body: sent, type, from }) => {
      const email = world.people.find(({ uid }) => uid === caller.uid)?.email ?? own;
      const theirs = (text: string) => text.replaceAll(own, email);
      const entries = Object.entries<string>(values).map(([key, value]) => [key, theirs(value)] as const);
      const filled = entries.reduce(
        (text, [key, value]) => text.replace(`:${key}`, () => encodeURIComponent(value)),
        path as string,
      );
      const typed = sent === undefined ? {} : { 'content-type': type };
      return {
        ...{ name, api, method, uid: caller.uid, values: Object.fromEntries(entries) },
        path: `${apiRoot}${filled}${search}`,
        headers: { ...caller.headers, ...typed, 'x-forwarded-for': forwardedFor(String(from)) },
        body: sent === undefined ? undefined : theirs(sent),
      };
    });
}

/** Addresses and methods that are no endpoint. */
function elsewhere(world: World): Arbitrary<Request> {
  const methods = fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');
  const paths = fc.oneof(
    fc.array(junk.map(encodeURIComponent), { maxLength: 3 }).map((parts) => parts.join('/')),
    fc.constantFrom('user', 'contact', 'consent', 'users/../user', 'course/%E0%A4%A'),
  );
  return fc.tuple(methods, paths, callerOf(world)).map(([method, path, caller]) => ({
    name: '',
    api: 'usual' as const,
    method,
    path: `${apiRoot}/${path}`,
    values: {},
    body: undefined,
    ...caller,
  }));
}

/** Any request to the school: every endpoint as often as the others, the lists together as often as two of them. */
export function anyRequest(world: World): Arbitrary<Request> {
  const all = Object.entries<Endpoint>(endpoints).map((one) => ({
    weight: 2,
    arbitrary: requestTo(world, one),
  }));
  const lists = Object.entries<Endpoint>(listEndpoints).map((one) => requestTo(world, one));
  return fc.oneof(
    ...all,
    { weight: 2, arbitrary: fc.oneof(...lists) },
    { weight: 2, arbitrary: elsewhere(world) },
  );
}
