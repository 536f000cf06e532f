import { setTimeout as sleep } from 'node:timers/promises';
import { listPaths } from './calls.ts';
import { flood } from './flood.ts';
import type { Part, Tools } from './part.ts';
import { count, megabytes, milliseconds } from './section.ts';
import type { ServerChild } from './servers.ts';

const connections = 200;
/** Milliseconds that the process has to give memory back in. */
const rest = 3000;

/** Bytes are what the process holds: before, at most, and some seconds after. */
async function measure(ours: ServerChild, { isQuick, tell }: Tools) {
  const seconds = isQuick ? 5 : 30;
  // What is needed for the first calls is there before the many come.
  await flood({ origin: ours.origin, paths: listPaths, connections: 1, until: { calls: 500 } });
  const { now: before } = await ours.usage();
  let passed = 0;
  tell(`${connections} connections`, 0, seconds);
  const flooded = await flood({
    origin: ours.origin,
    paths: listPaths,
    connections,
    until: { seconds },
    onTick: () => {
      passed += 1;
      tell(`${connections} connections`, Math.min(passed, seconds), seconds);
    },
  });
  const { most } = await ours.usage();
  await sleep(rest);
  const { now: after } = await ours.usage();
  return { ...flooded, seconds, before, most, after };
}

/** What one instance bears: many connections at once over the 19 lists. */
export const loadPart: Part = {
  title: `${connections} connections over the lists`,
  builds: ['functions'],
  run: async (tools) => {
    const ours = await (await tools.school()).startFunction();
    try {
      const figures = await measure(ours, tools);
      const { perSecond, errors, p50, p99, before, most, after, seconds } = figures;
      const head = ['Load', '', '', 'per second', 'errors', 'p50', 'p99', 'memory before', 'most', 'after'];
      const row = [
        ...[`${connections} connections for ${seconds} s`, '', '', count(perSecond), count(errors)],
        ...[milliseconds(p50), milliseconds(p99), ...[before, most, after].map(megabytes)],
      ];
      return { section: { head, rows: [row] }, figures };
    } finally {
      await ours.stop();
    }
  },
};
