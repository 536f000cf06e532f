/**
 * The built function in a process of its own, for the bench: `node serve-function.mjs index.js`. Plain JavaScript, so that
 * no time goes into stripping types. Says its address when it answers, and to any message what it holds and has used: bytes, and
 * milliseconds of a processor.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { api } = await import(pathToFileURL(resolve(process.argv[2])).href);
const server = createServer(api);
server.listen(0, '127.0.0.1', () => {
  process.send({ origin: `http://127.0.0.1:${server.address().port}` });
});
process.on('message', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1000;
  process.send({ now: process.memoryUsage.rss(), most: maxRSS * 1024, processor });
});
