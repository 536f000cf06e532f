import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import { inFull } from '@pathshala/contract/testing/full';
import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { collections } from '../../src/firestore/collections.ts';
import { duringTests } from '../support/server.ts';
import { allEndpoints, isEndpointName } from './all-endpoints.ts';
import { type Request, requestTo, shownRequest, unnamed } from './requests.ts';
import { buildWorld, learn, revive, type World } from './world.ts';

interface Exchange {
  readonly request: Request;
  readonly status: number;
  readonly breach: string | undefined;
}

/** The same seed makes the same choices again. */
const seed = 24;
/** Requests in flight before the data is checked. */
const together = 30;
const count = Number(process.env.PATHSHALA_CALLS ?? inFull(2000, 200));
/** Milliseconds after which a call hangs, also on a busy machine. */
const patience = 60_000;

const world = duringTests(buildWorld);

const audienceOf = (name: string) => (isEndpointName(name) ? allEndpoints[name].audience : 'anyone');

function judge({ name, uid, method }: Request, status: number, type: string, text: string) {
  if (status >= 500) return `answered ${status}`;
  if (status < 400)
    return audienceOf(name) !== 'anyone' && uid === undefined ? `answered ${status} to a visitor` : undefined;
  if (method === 'HEAD' || type.startsWith('text/html')) return undefined;
  if (!type.startsWith('application/problem+json')) return `answered ${status} with ${type}`;
  const code = (JSON.parse(text) as Problem).type?.replace('/problems/', '') as ErrorCode;
  return errorCodes[code]?.status === status ? undefined : `answered ${status} as ${code}`;
}

async function exchange(request: Request): Promise<Exchange> {
  const { api, path, method, headers, body = null } = request;
  const { origin } = new URL(world.apis[api].url);
  const how = { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
  try {
    const response = await fetch(origin + path, how);
    const { status } = response;
    const type = response.headers.get('content-type') ?? '';
    return { request, status, breach: judge(request, status, type, await response.text()) };
  } catch (error) {
    return { request, status: 500, breach: `no answer: ${error}` };
  }
}

/** All documents by path, without the counters, which every call may change. */
type Kept = ReadonlyMap<string, DocumentData>;

async function readKept({ emulated: { db } }: World): Promise<Kept> {
  const inOthers = ['lessons', 'revisions'];
  const names = Object.keys(collections).filter((name) => !/^rate/.test(name) && !inOthers.includes(name));
  const found = await Promise.all([
    ...names.map((name) => db.collection(name).get()),
    ...inOthers.map((name) => db.collectionGroup(name).get()),
  ]);
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}

const changesBetween = (before: Kept, after: Kept) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, was: before.get(path), is: after.get(path) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is));

function breachesOf(exchanges: readonly Exchange[], before: Kept, after: Kept): string[] {
  const changes = changesBetween(before, after);
  const done = exchanges.filter(({ status }) => status < 400).map(({ request }) => request);
  const isAdmin = ({ uid }: Request) => before.get(`users/${uid}`)?.role === 'admin';
  const isGranted = done.some(({ name }) => name === 'makeAdmin');
  return [
    ...exchanges.flatMap(({ breach, request }) => (breach ? `${breach}: ${shownRequest(request)}` : [])),
    ...done
      .filter((one) => audienceOf(one.name) === 'admin' && !isAdmin(one) && !isGranted)
      .map((one) => `did what only admins may: ${shownRequest(one)}`),
    ...changes
      .filter(({ path, was, is }) => path.startsWith('users/') && was && is && was.role !== is.role)
      .filter(() => !done.some(({ name }) => /^(?:make|remove)(?:Admin|Teacher)$/.test(name)))
      .map(({ path }) => `${path} has another role, which nobody gave`),
    ...changes
      .filter(({ is }) => JSON.stringify(is ?? '').includes(unnamed))
      .map(({ path }) => `${path} has a field that no schema names`),
  ];
}

test(
  'requests that fit the schemas or not: no 5xx, no hang, no unexpected change',
  async () => {
    const endpoints = Object.keys(allEndpoints).filter(isEndpointName);
    const names = Array.from({ length: count }, (_, at) => endpoints[at % endpoints.length] ?? 'health');
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(names, { minLength: count }), { seed, numRuns: 1 });
    const all: Exchange[] = [];
    let before = await readKept(world);
    let changed = 0;
    for (let at = 0; at < count; at += together) {
      const batch = fc.tuple(...shuffled.slice(at, at + together).map((name) => requestTo(world, name)));
      const [requests = []] = fc.sample(batch, { seed: seed + at, numRuns: 1 });
      const strange = {
        method: at % (2 * together) ? 'HEAD' : 'OPTIONS',
        name: 'no endpoint',
        body: undefined,
      };
      const asked = requests.flatMap((one) => (one === requests[0] ? [one, { ...one, ...strange }] : one));
      const exchanges = await Promise.all(asked.map(exchange));
      const after = await readKept(world);
      expect(breachesOf(exchanges, before, after).join('\n'), `requests from ${at}`).toBe('');
      changed += changesBetween(before, after).length;
      all.push(...exchanges);
      const refused = exchanges.flatMap(({ request, status }) => (status === 401 ? (request.uid ?? []) : []));
      for (const uid of new Set(refused)) await revive(world, uid);
      await learn(world);
      before = refused.length > 0 ? await readKept(world) : after;
    }
    const succeeded = new Set(all.filter(({ status }) => status < 300).map(({ request }) => request.name));
    expect(new Set(all.map(({ request }) => request.name)).size).toBeGreaterThan(endpoints.length);
    expect(succeeded.size).toBeGreaterThan(30);
    expect(changed).toBeGreaterThan(5);
  },
  // Milliseconds.
  240_000 + 400 * count,
);
