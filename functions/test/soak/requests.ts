import fc from 'fast-check';
import { allEndpoints, isEndpointName } from './all-endpoints.ts';
import { anyRequest } from './calls.ts';
import { changesBetween, type Kept, readKept, unexplained } from './changes.ts';
import { type Exchange, exchange, shownRequest } from './exchange.ts';
import { type Load, mostBreaches, type Outcome } from './part.ts';
import type { Request } from './request.ts';
import { misshapen } from './shapes.ts';
import { buildWorld, learn, revive, type World } from './world.ts';

/** Requests that are on their way at once, before what is kept is looked at. */
const together = 20;

/** What a batch did that it must not have done. */
function breachesOf(exchanges: readonly Exchange[], before: Kept, after: Kept): string[] {
  const answered = exchanges.flatMap(({ breach, request }) =>
    breach ? [`${breach}: ${shownRequest(request)}`] : [],
  );
  const changes = changesBetween(before, after);
  const done = exchanges.filter(({ status }) => status >= 200 && status < 400);
  const requests = exchanges.map(({ request }) => request);
  const names = [...new Set(done.map(({ request: { name } }) => name))].join(', ');
  const nobodys = unexplained(changes, requests, done).map(
    (one) =>
      `${one.path} changed and none of these may do that: ${names} (${JSON.stringify(one.before)} -> ${JSON.stringify(one.after)})`,
  );
  return [...answered, ...nobodys, ...changes.flatMap((one) => misshapen(one) ?? [])];
}

/** Who may do what an admin may, by what was kept before the batch and by whom it made one. */
function wrongAdmins(exchanges: readonly Exchange[], before: Kept): string[] {
  const isGranted = exchanges.some(({ request, status }) => request.name === 'makeAdmin' && status === 200);
  return exchanges
    .filter(({ request: { name }, status }) => {
      const isAdmins = isEndpointName(name) && allEndpoints[name].audience === 'admin';
      return isAdmins && status < 300 && status > 0;
    })
    .filter(({ request: { uid } }) => before.get(`users/${uid}`)?.role !== 'admin' && !isGranted)
    .map(({ request }) => `did what only admins may: ${shownRequest(request)}`);
}

export async function prepareNext(world: World, exchanges: readonly Exchange[]): Promise<void> {
  const refused = exchanges.filter(({ status, request: { uid } }) => status === 401 && uid !== undefined);
  for (const uid of new Set(refused.map(({ request }) => request.uid ?? ''))) await revive(world, uid);
  await learn(world);
}

/** Counts of what was answered, and how long the slowest took. */
export class Tally {
  readonly statuses = new Map<number, number>();
  readonly names = new Set<string>();
  readonly succeeded = new Set<string>();
  requests = 0;
  changes = 0;
  slowest = 0;

  add(exchanges: readonly Exchange[]): void {
    for (const { request, status, milliseconds } of exchanges) {
      this.requests += 1;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      this.names.add(request.name);
      if (status >= 200 && status < 300) this.succeeded.add(request.name);
      this.slowest = Math.max(this.slowest, milliseconds);
    }
  }

  figures(): Outcome['figures'] {
    const statuses = [...this.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    return {
      requests: this.requests,
      'endpoints asked': this.names.size,
      'endpoints that succeeded': this.succeeded.size,
      'documents changed': this.changes,
      answers: statuses.join(', '),
      'slowest answer, ms': Math.round(this.slowest),
    };
  }
}

/**
 * Drives every endpoint with what its schema takes and with what it does not: no 5xx, no wait over ten seconds, every
 * refusal a problem of the contract, and nothing changed but by a call that may and into what may be kept.
 * @param count requests
 */
export async function soakRequests({ seed, progress, longest }: Load, count: number): Promise<Outcome> {
  const world = await buildWorld(8);
  const tally = new Tally();
  const breaches: string[] = [];
  let before = await readKept(world);
  const runBatch = async (requests: readonly Request[]) => {
    const exchanges = await Promise.all(requests.map((request) => exchange(world, request, longest)));
    const after = await readKept(world);
    tally.add(exchanges);
    tally.changes += changesBetween(before, after).length;
    const found = [...breachesOf(exchanges, before, after), ...wrongAdmins(exchanges, before)];
    breaches.push(...found);
    await prepareNext(world, exchanges);
    before = await readKept(world);
    progress(tally.requests, count);
    return breaches.length < mostBreaches;
  };
  try {
    const batch = fc.array(anyRequest(world), { minLength: together, maxLength: together });
    // What a batch does depends on those before it, so a smaller one would not show the same.
    await fc.check(fc.asyncProperty(batch, runBatch), {
      seed,
      numRuns: Math.ceil(count / together),
      endOnFailure: true,
    });
  } finally {
    await world.close();
  }
  return { figures: tally.figures(), breaches };
}
