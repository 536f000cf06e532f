import { studioBodies } from '@pathshala/content/kinds/studio-bodies';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, type Endpoint } from '@pathshala/contract/http/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import { price } from '../support/school.ts';
import { ownEndpoints } from './all-endpoints.ts';
import { bodyFor } from './bodies-from-schema.ts';
import type { Request } from './exchange.ts';
import { callerOf, contentType, junk, knownOf, mostly, own, query } from './parts-of-requests.ts';
import { forwardedFor, type World } from './world.ts';

const bodies = { ...bodySchemas, ...studioBodies };

type Named = readonly [name: string, endpoint: Endpoint];

function requestTo(world: World, [name, { method, path }]: Named): Arbitrary<Request> {
  const known = knownOf(world);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
  const schema = bodies[name as keyof typeof bodies]?.describe() as SchemaFieldDescription | undefined;
  // The price is in no schema; without it no checkout would start.
  const bodyKnown = {
    ...known,
    price: fc.oneof(fc.constant(price), fc.double({ min: 0, max: 999, noNaN: true })),
  };
  const body = schema
    ? bodyFor(schema, bodyKnown)
    : fc.constantFrom(undefined, '{}', '{"id":"evt_1"}', 'null');
  return fc
    .record({
      values: fc.record(Object.fromEntries(names.map((one) => [one, mostly(known[one] ?? junk, junk)]))),
      caller: callerOf(world),
      api:
        name === 'stripeWebhook'
          ? fc.constant('stripe' as const)
          : fc.constantFrom('usual' as const, 'usual' as const, 'consent' as const),
      query: mostly(fc.constant(''), query),
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

/** Addresses and methods that are not endpoints. */
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

/** Any request to the school: each endpoint equally often, all lists together as often as two endpoints. */
export function anyRequest(world: World): Arbitrary<Request> {
  const all = Object.entries<Endpoint>(ownEndpoints).map((one) => ({
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
