/** Serves for the bench, from a process of its own: tells its parent the address when it answers. */
import { createServer } from 'node:http';

/** @param answer takes requests, as Node's `http` gives them */
export function serveForParent(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => {
    process.send({ origin: `http://127.0.0.1:${server.address().port}` });
  });
  process.on('disconnect', () => process.exit());
}
