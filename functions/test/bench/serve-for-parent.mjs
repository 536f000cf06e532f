/**
 * Serves for the bench, from a process of its own: tells its parent the address when it answers, and to any message what the
 * process holds and has used: bytes, and milliseconds of a processor.
 */
import { createServer } from 'node:http';

/** @param answer takes requests, as Node's `http` gives them */
export function serveForParent(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => {
    process.send({ origin: `http://127.0.0.1:${server.address().port}` });
  });
  process.on('disconnect', () => process.exit());
  process.on('message', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const processor = (userCPUTime + systemCPUTime) / 1000;
    process.send({ now: process.memoryUsage.rss(), most: maxRSS * 1024, processor });
  });
}
