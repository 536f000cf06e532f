import fc from 'fast-check';
import { allEndpoints, isEndpointName } from './all-endpoints.ts';
import { anyRequest } from './calls.ts';
import { changesBetween, type Kept, readKept, unexplained } from './changes.ts';
import { type Exchange, exchange, type Request, shownRequest } from './exchange.ts';
import { type Load, maxBreaches, type Outcome } from './part.ts';
import { misshapen } from './shapes.ts';
import { buildWorld, learn, revive } from './world.ts';

/** Requests in flight before the data is checked. */
const together = 20;

/** Failures of a batch. */
function breachesOf(exchanges: readonly Exchange[], before: Kept, after: Kept): string[] {
  const answered = exchanges.flatMap(({ breach, request }) =>
    breach ? [`${breach}: ${shownRequest(request)}`] : [],
  );
  const changes = changesBetween(before, after);
  const requests = exchanges.map(({ request }) => request);
  const done = exchanges.filter(({ status }) => status >= 200 && status < 400).map(({ request }) => request);
  const names = [...new Set(done.map(({ name }) => name))].join(', ');
  const nobodys = unexplained(changes, requests, done).map(
    (one) =>
      `${one.path} changed and none of these may do that: ${names} (${JSON.stringify(one.before)} -> ${JSON.stringify(one.after)})`,
  );
  return [...answered, ...nobodys, ...changes.flatMap((one) => misshapen(one) ?? [])];
}

/** The admins, by the data before the batch and the role changes in it. */
function wrongAdmins(exchanges: readonly Exchange[], before: Kept): string[] {
  const isGranted = exchanges.some(({ request, status }) => request.name === 'makeAdmin' && status === 200);
  const isAdmins = (name: string) => isEndpointName(name) && allEndpoints[name].audience === 'admin';
  return exchanges
    .filter(({ request, status }) => isAdmins(request.name) && status < 300 && status > 0)
    .filter(({ request: { uid } }) => before.get(`users/${uid}`)?.role !== 'admin' && !isGranted)
    .map(({ request }) => `did what only admins may: ${shownRequest(request)}`);
}

/** Statuses of the answers, and the time of the slowest. */
function figuresOf(all: readonly Exchange[], changes: number): Outcome['figures'] {
  const succeeded = all.filter(({ status }) => status >= 200 && status < 300);
  const statuses = [...new Set(all.map(({ status }) => status))].sort();
  const countOf = (wanted: number) => all.filter(({ status }) => status === wanted).length;
  return {
    requests: all.length,
    'endpoints asked': new Set(all.map(({ request }) => request.name)).size,
    'endpoints that succeeded': new Set(succeeded.map(({ request }) => request.name)).size,
    'documents changed': changes,
    answers: statuses.map((status) => `${status}: ${countOf(status)}`).join(', '),
    'slowest answer, ms': Math.round(all.reduce((max, { milliseconds }) => Math.max(max, milliseconds), 0)),
  };
}

/**
 * Calls every endpoint with valid and invalid input: no 5xx, no wait over ten seconds, every refusal a problem of the
 * contract, and only changes that a call may make.
 * @param count requests
 */
export async function soakRequests({ seed, progress, longest }: Load, count: number): Promise<Outcome> {
  const world = await buildWorld(8);
  const all: Exchange[] = [];
  let changes = 0;
  const breaches: string[] = [];
  let before = await readKept(world);
  const runBatch = async (requests: readonly Request[]) => {
    const exchanges = await Promise.all(requests.map((request) => exchange(world, request, longest)));
    const after = await readKept(world);
    all.push(...exchanges);
    changes += changesBetween(before, after).length;
    breaches.push(...breachesOf(exchanges, before, after), ...wrongAdmins(exchanges, before));
    const refused = exchanges.filter(({ status }) => status === 401).map(({ request }) => request.uid);
    for (const uid of new Set(refused)) if (uid !== undefined) await revive(world, uid);
    await learn(world);
    before = await readKept(world);
    progress(all.length, count);
    return breaches.length < maxBreaches;
  };
  try {
    const batch = fc.array(anyRequest(world), { minLength: together, maxLength: together });
    // A batch depends on those before it, so a smaller one would not reproduce a failure.
    await fc.check(fc.asyncProperty(batch, runBatch), {
      seed,
      numRuns: Math.ceil(count / together),
      endOnFailure: true,
    });
  } finally {
    await world.close();
  }
  return { figures: figuresOf(all, changes), breaches };
}
