import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { listEndpoints } from '@pathshala/contract/endpoints';
import { type Answer, type Client, createClient, visitors } from './client.ts';
import { quantile } from './figures.ts';
import { machineIndex } from './machine.ts';

/** The addresses of the 19 lists. */
export const listPaths: readonly string[] = Object.values(listEndpoints).map(
  (one) => apiRoot + pathOf(one, {}),
);

/** One run of calls to the function in turns with as many to the bare route; milliseconds. */
export interface CallFigures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bareP50: number;
  readonly bareP95: number;
  readonly bareP99: number;
  /** p50 by the bare route's. */
  readonly ratio: number;
  readonly machine: number;
}

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

/** @throws Error where a call fails */
export async function callBoth(options: CallOptions): Promise<CallFigures> {
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
  return {
    p50: quantile(ours, 0.5),
    p95: quantile(ours, 0.95),
    p99: quantile(ours, 0.99),
    bareP50: quantile(bare, 0.5),
    bareP95: quantile(bare, 0.95),
    bareP99: quantile(bare, 0.99),
    ratio: quantile(ours, 0.5) / quantile(bare, 0.5),
    machine,
  };
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
