import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { bodySchemas } from '@pathshala/contract/calls/endpoints';
import { taskKinds } from '@pathshala/contract/classrooms/classroom';
import { apiRoot, type Endpoint } from '@pathshala/contract/http/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { lessonId, openPaper, price, school } from '../support/school.ts';
import { allEndpoints, type EndpointName, namesIn } from './all-endpoints.ts';
import type { World } from './world.ts';

export interface Request {
  /** The endpoint's name; another word for an address or method that is none. */
  readonly name: string;
  readonly api: keyof World['apis'];
  readonly method: string;
  readonly path: string;
  /** Whose token is sent; undefined: none. */
  readonly uid: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('..', '.', '%', '__proto__', '__name__', 'a/b', 'a'.repeat(3000), '\u0000', ' '),
);

/** Mostly the first, valid value: a request that is refused at once tests little. */
const mostly = <T>(right: Arbitrary<T>, wrong: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });

/** Stands for the caller's own address until the caller is known. */
const own = 'own@caller.test';

function knownOf({ people, given }: World): Record<string, Arbitrary<string>> {
  const courses = Object.values(school);
  const emails = [own, ...people.map(({ email }) => email)];
  const items = [`${school.free}~first`, `${school.other}~letters-second`, 'm1-adding'];
  const lists: Readonly<Record<string, readonly string[]>> = {
    email: emails,
    parentEmail: emails,
    id: [...courses, ...courses, ...items, ...given.messages],
    kind: [...kindNames, ...taskKinds],
    pupilId: people.map(({ uid }) => uid),
    task: [`lesson.${school.free}~first`, 'lesson.no-such~one', 'practice.m1-adding'],
    due: ['2030-01-31', '2030-02-28', '2030-02-31'],
    name: [`${'0'.repeat(32)}.png`, `${'f'.repeat(32)}.pdf`],
    revision: ['1', '2'],
    courseId: courses,
    paper: [openPaper, 'short'],
    template: ['m1-adding', 'no-such-template'],
    certificateId: ['00000000-0000-4000-8000-000000000001', 'short'],
    part: ['00', 'short'],
    blogId: ['mango-counting', 'no-such-article'],
    lessonId: ['first', 'second', 'third', lessonId(school.other, 'first')],
    ...given,
  };
  const oneOf = (list: readonly string[]) => fc.constantFrom(...(list.length > 0 ? list : ['none']));
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, oneOf(list)]));
}

type Caller = Pick<Request, 'uid' | 'headers'>;
function callerOf({ people }: World): Arbitrary<Caller> {
  const person = fc
    .constantFrom(...people)
    .map(({ uid, token }): Caller => ({ uid, headers: { authorization: `Bearer ${token}` } }));
  const visitor = fc
    .constantFrom('', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer')
    .map((authorization): Caller => ({ uid: undefined, headers: { authorization } }));
  return mostly(person, visitor);
}

const query = fc
  .tuple(
    fc.constantFrom('limit', 'after', 'q', 'at', 'lang', 'x'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((pair) => `?${new URLSearchParams([pair])}`);

const contentType = mostly(
  fc.constant('application/json'),
  fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'),
);

/** Values that exist in this school, by field name: an address of a user, a token that was mailed. */
type Known = Readonly<Record<string, Arbitrary<unknown>>>;

/** What fields say that no schema names. It may never be stored. */
export const unnamed = 'of-no-schema';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', ' ', -1, 1e308, 0.5, true, [], {}, 'x'.repeat(6000), '\u0000', '‮', {
    toString: 1,
  }),
);

const strange = [
  ...['toString', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty', '__defineGetter__'],
  ...['role', 'uid', 'admin', '_id', 'price', 'lessonsDone', 'receivedAt', 'state'],
];

function right(schema: SchemaFieldDescription, known: Known, name = ''): Arbitrary<unknown> {
  const own = known[name];
  const { oneOf = [], tests = [] } = schema as SchemaDescription;
  const limit = (test: string, otherwise: number) =>
    Number(tests.find((one) => one.name === test)?.params?.[test] ?? otherwise);
  if (own) return own;
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries((schema as SchemaObjectDescription).fields);
      const values = Object.fromEntries(fields.map(([field, inner]) => [field, right(inner, known, field)]));
      const required = fields.filter(([, inner]) => !(inner as SchemaDescription).optional);
      return fc.record(values, { requiredKeys: required.map(([field]) => field) });
    }
    case 'array': {
      const inner = (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
      return fc.array(right(inner, known), { minLength: limit('min', 0), maxLength: limit('max', 5) });
    }
    case 'number': {
      const range = { min: limit('min', 0), max: limit('max', 100) };
      const isWhole = tests.some((one) => one.name === 'integer');
      return isWhole ? fc.integer(range) : fc.double({ ...range, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    default: {
      const lengths = { minLength: Math.max(1, limit('min', 1)), maxLength: Math.min(limit('max', 50), 200) };
      return fc.string({ unit: 'grapheme', ...lengths });
    }
  }
}

function bodyFor(schema: SchemaFieldDescription, known: Known): Arbitrary<string> {
  const good = right(schema, known) as Arbitrary<object>;
  const fields = Object.keys((schema as SchemaObjectDescription).fields);
  const more = fc.constantFrom(...strange.filter((name) => !fields.includes(name)));
  const text = (value: unknown) => JSON.stringify(value);
  const withOne = (field: Arbitrary<string>, its: Arbitrary<unknown>) =>
    // As text, so that `__proto__` is a field like any other.
    fc
      .tuple(good, field, its)
      .map(([body, name, value]) => text({ ...body, ...JSON.parse(`{"${name}":${text(value)}}`) }));
  return fc.oneof(
    { weight: 3, arbitrary: good.map(text) },
    { weight: 4, arbitrary: withOne(more, fc.constantFrom(unnamed, [unnamed], { is: unnamed })) },
    { weight: 2, arbitrary: withOne(fc.constantFrom(...fields), anything) },
    { weight: 1, arbitrary: anything.map(text) },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  );
}

const schemas = { ...bodySchemas, ...studioBodies };

function bodyOf(
  name: string,
  method: string,
  known: ReturnType<typeof knownOf>,
): Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const schema = schemas[name as keyof typeof schemas]?.describe() as SchemaFieldDescription | undefined;
  return schema
    ? bodyFor(schema, { ...known, price: fc.constant(price) })
    : fc.constantFrom(undefined, '{}', '{"id":"evt_1"}', 'null');
}

export function requestTo(world: World, name: EndpointName): Arbitrary<Request> {
  const { method, path }: Endpoint = allEndpoints[name];
  const known = knownOf(world);
  return fc
    .record({
      values: fc.record(
        Object.fromEntries(namesIn(path).map((one) => [one, mostly(known[one] ?? junk, junk)])),
      ),
      caller: callerOf(world),
      api: fc.constantFrom<Request['api'][]>(
        ...(name === 'stripeWebhook' ? (['stripe'] as const) : (['usual', 'usual', 'consent'] as const)),
      ),
      search: mostly(fc.constant(''), query),
      body: bodyOf(name, method, known),
      type: contentType,
      from: fc.nat(255),
    })
    .map(({ values, caller: { uid, headers }, api, search, body, type, from }) => {
      const email = world.people.find((one) => one.uid === uid)?.email ?? own;
      const filled = Object.entries(values).reduce(
        (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(value.replaceAll(own, email))),
        path as string,
      );
      const sent = { ...headers, ...(body && { 'content-type': type }) };
      return {
        ...{ name, api, method, uid },
        path: `${apiRoot}${filled}${search}`,
        headers: { ...sent, 'x-forwarded-for': `198.18.0.${from}, 10.0.0.1` },
        body: body?.replaceAll(own, email),
      };
    });
}

/** A request in one line, without its token. */
export function shownRequest({ api, method, path, uid, headers, body }: Request): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${path.slice(0, 200)} (${api}, ${uid ?? 'nobody'}) ${type} ${(body ?? '').slice(0, 300)}`;
}
