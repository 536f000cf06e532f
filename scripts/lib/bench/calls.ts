import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { listEndpoints } from '@pathshala/contract/endpoints';
import { machineIndex, quantile } from './figures.ts';
import { milliseconds, ratio } from './table.ts';

/** The addresses of the 19 lists. */
export const listPaths: readonly string[] = Object.values(listEndpoints).map(
  (one) => apiRoot + pathOf(one, {}),
);

type Headers = Readonly<Record<string, string>>;

/**
 * Asks for an address.
 * @returns the answer, with the milliseconds from the call until its last byte
 * @throws Error where the answer has another status than this or one below 400
 */
export async function get(url: string, headers: Headers = {}, agent?: Agent, expected?: number) {
  const began = performance.now();
  const asked = request(url, { headers, ...(agent && { agent }) }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const took = performance.now() - began;
  const status = response.statusCode ?? 0;
  if (expected === undefined ? status >= 400 : status !== expected)
    throw new Error(`${url} was answered ${status}`);
  return { headers: response.headers, body, took };
}

/**
 * Addresses of visitors, one after another out of many: the function counts the calls of each, and a bench that came from
 * one alone would be refused.
 */
export function visitors(many = 5000): () => string {
  let at = 0;
  return () => {
    at = (at + 1) % many;
    return `10.77.${at >> 8}.${at & 255}`;
  };
}

export interface CallOptions {
  readonly ours: string;
  readonly bare: string;
  readonly paths: readonly string[];
  /** Calls to each of the two. */
  readonly calls: number;
  /** What is sent besides; by the address. */
  readonly headersOf?: (path: string) => Headers;
}

/** So many calls go to one of the two before the other has its turn: a busy moment meets both. */
const turn = 25;

/**
 * One run of calls to the function in turns with as many to the bare route, each on a connection that stays open; milliseconds.
 * @throws Error where a call fails
 */
export async function callBoth({ ours, bare, paths, calls, headersOf }: CallOptions) {
  const visitor = visitors();
  const sides = [ours, bare].map((origin) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return { origin, agent, took: [] as number[] };
  });
  const before = machineIndex();
  for (let from = 0; from < calls; from += turn) {
    for (const { origin, agent, took } of sides) {
      for (let at = from; at < from + turn; at++) {
        const path = paths[at % paths.length] ?? '';
        const headers = { 'x-forwarded-for': visitor(), ...headersOf?.(path) };
        took.push((await get(origin + path, headers, agent)).took);
      }
    }
  }
  const machine = Math.min(before, machineIndex());
  for (const { agent } of sides) agent.destroy();
  const [p50 = 0, p95 = 0, p99 = 0, bareP50 = 0, bareP95 = 0, bareP99 = 0] = sides.flatMap(({ took }) =>
    [0.5, 0.95, 0.99].map((share) => quantile(took, share)),
  );
  return { p50, p95, p99, bareP50, bareP95, bareP99, ratio: p50 / bareP50, machine };
}
export type CallFigures = Awaited<ReturnType<typeof callBoth>>;

export const callHead = ['ratio', 'at most', 'p50', 'p95', 'p99', 'bare p50', 'p95', 'p99'] as const;

/** @param target the most that the ratio should be */
export function callRow(what: string, figures: CallFigures, target = ''): string[] {
  const { p50, p95, p99, bareP50, bareP95, bareP99 } = figures;
  const times = [p50, p95, p99, bareP50, bareP95, bareP99].map(milliseconds);
  return [what, ratio(figures.ratio), target, ...times];
}

/** Headers that the server writes anew for each answer. */
const ownToEach = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The answers of the function as the bare route is given them. */
export async function answersOf(origin: string, paths: readonly string[]) {
  return await Promise.all(
    paths.map(async (path) => {
      const { headers, body } = await get(origin + path, {}, undefined, 200);
      const kept = Object.entries(headers).filter(([name]) => !ownToEach.has(name));
      return { path, headers: Object.fromEntries(kept), body: body.toString() };
    }),
  );
}
