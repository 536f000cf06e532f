import { setTimeout as sleep } from 'node:timers/promises';
import { listPaths } from './calls.ts';
import { flood } from './flood.ts';
import type { Part, Tools } from './part.ts';
import type { ServerChild } from './servers.ts';
import { count, megabytes, milliseconds } from './table.ts';

const connections = 200;
/** Milliseconds that the process has to give memory back in. */
const rest = 3000;

/** Bytes are what the process holds: before, at most, and some seconds after. */
async function measure(ours: ServerChild, { isQuick, tell }: Tools) {
  const seconds = isQuick ? 5 : 30;
  const lists = { origin: ours.origin, paths: listPaths };
  // What is needed for the first calls is there before the many come.
  await flood({ ...lists, connections: 1, until: { amount: 500 } });
  const { now: before } = await ours.usage();
  tell(`${connections} connections for ${seconds} s`, 0, 1);
  const flooded = await flood({ ...lists, connections, until: { duration: seconds } });
  const { most } = await ours.usage();
  await sleep(rest);
  const { now: after } = await ours.usage();
  return { ...flooded, seconds, before, most, after };
}

/** What one instance bears: many connections at once over the 19 lists. */
export const loadPart: Part = {
  builds: ['functions'],
  run: async (tools) => {
    const ours = await (await tools.school()).startFunction();
    const figures = await measure(ours, tools).finally(ours.stop);
    const { perSecond, errors, p50, p99, before, most, after, seconds } = figures;
    const head = ['Load', '', '', 'per second', 'errors', 'p50', 'p99', 'memory before', 'most', 'after'];
    const row = [
      ...[`${connections} connections for ${seconds} s`, '', '', count(perSecond), count(errors)],
      ...[milliseconds(p50), milliseconds(p99), ...[before, most, after].map(megabytes)],
    ];
    return { section: { head, rows: [row] }, figures };
  },
};
