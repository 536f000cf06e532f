import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that counts lookups of accounts. @param target of the Auth emulator: `127.0.0.1:9099` */
export async function lookupProxy(target: string) {
  let lookups = 0;
  const [hostname = '', port] = target.split(':');
  const server = createServer((incoming, answer) => {
    const { method, url: path = '', headers } = incoming;
    if (path.includes('accounts:lookup')) lookups += 1;
    const upstream = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    incoming.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lookups: () => lookups,
    close: () => server.close(),
  };
}
