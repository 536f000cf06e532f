import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { listEndpoints } from '@pathshala/contract/endpoints';
import { type Answer, type Client, createClient, visitors } from './client.ts';
import { quantile } from './figures.ts';
import { machineIndex } from './machine.ts';
import { milliseconds, ratio } from './section.ts';

/** The addresses of the 19 lists. */
export const listPaths: readonly string[] = Object.values(listEndpoints).map(
  (one) => apiRoot + pathOf(one, {}),
);

export interface CallOptions {
  readonly ours: string;
  readonly bare: string;
  readonly paths: readonly string[];
  /** Calls to each of the two. */
  readonly calls: number;
  /** What is sent besides; by the address. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
}

/** So many calls go to one of the two before the other has its turn: a busy moment meets both. */
const turn = 25;

async function take(client: Client, { paths, headersOf }: CallOptions, from: number, visitor: () => string) {
  const took: number[] = [];
  for (let at = from; at < from + turn; at++) {
    const path = paths[at % paths.length] ?? '';
    const answer = await client.get(path, { 'x-forwarded-for': visitor(), ...headersOf?.(path) });
    if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}`);
    took.push(answer.took);
  }
  return took;
}

const quantilesOf = (took: readonly number[]) => [0.5, 0.95, 0.99].map((share) => quantile(took, share));

/**
 * One run of calls to the function in turns with as many to the bare route; milliseconds.
 * @throws Error where a call fails
 */
export async function callBoth(options: CallOptions) {
  const clients = [createClient(options.ours), createClient(options.bare)] as const;
  const visitor = visitors();
  const ours: number[] = [];
  const bare: number[] = [];
  const before = machineIndex();
  for (let at = 0; at < options.calls; at += turn) {
    ours.push(...(await take(clients[0], options, at, visitor)));
    bare.push(...(await take(clients[1], options, at, visitor)));
  }
  const machine = Math.min(before, machineIndex());
  for (const client of clients) client.close();
  const [p50 = 0, p95 = 0, p99 = 0] = quantilesOf(ours);
  const [bareP50 = 0, bareP95 = 0, bareP99 = 0] = quantilesOf(bare);
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
  const client = createClient(origin);
  const kept = ({ headers }: Answer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ownToEach.has(name)));
  const answers: { path: string; headers: Answer['headers']; body: string }[] = [];
  for (const path of paths) {
    const answer = await client.get(path);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    answers.push({ path, headers: kept(answer), body: answer.body.toString() });
  }
  client.close();
  return answers;
}
