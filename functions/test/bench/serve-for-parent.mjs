/** Serves for the bench, from a process of its own: tells its parent the address when it answers, and what it used when asked. */
import { createServer } from 'node:http';

/** @returns processor time in milliseconds, and resident memory in MiB */
export function usage() {
  const { user, system } = process.cpuUsage();
  return { processor: (user + system) / 1000, memory: process.memoryUsage().rss / 2 ** 20 };
}

/** @param answer takes requests, as Node's `http` gives them */
export function serveForParent(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => {
    process.send({ origin: `http://127.0.0.1:${server.address().port}` });
  });
  process.on('message', () => process.send(usage()));
  process.on('disconnect', () => process.exit());
}
