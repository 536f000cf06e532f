import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './screens-people.ts';

/** As from the school's own pages. */
function headersFor({ headers }: IncomingMessage, target: URL): IncomingMessage['headers'] {
  const asked = { ...headers, host: target.host };
  return headers.origin ? { ...asked, origin: target.origin } : asked;
}

/** A comment changes the script. */
async function sendOther(target: URL, answer: ServerResponse): Promise<void> {
  const text = await (await fetch(target)).text();
  answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`${text}\n// Another one.`);
}

/** A proxy with a connection that can be cut, for page and worker. @param school its address for tests */
async function openConnection(school: string) {
  let isCut = false;
  let lost: RegExp | undefined;
  let isDeployed = false;
  const server = createServer((asked, answer) => {
    if (isCut || lost?.test(asked.url ?? '/')) return void asked.socket.destroy();
    const target = new URL(asked.url ?? '/', school);
    if (isDeployed && target.pathname.startsWith('/assets/')) return void answer.writeHead(404).end();
    if (isDeployed && target.pathname === '/sw.js') return void sendOther(target, answer);
    const { method } = asked;
    const passed = request(target, { method, headers: headersFor(asked, target) }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    /** Drops requests for matching addresses until `mend`. */
    lose(addresses: RegExp) {
      lost = addresses;
    },
    mend() {
      isCut = false;
      lost = undefined;
    },
    /** Simulates a deployment: another worker, without the old files. */
    deploy() {
      isDeployed = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Each test has its own proxy, with a worker that stores pages. */
export const test = base.extend<{ connection: Awaited<ReturnType<typeof openConnection>> }>({
  connection: async ({ browserName: _ }, use) => {
    const connection = await openConnection(process.env.PATHSHALA_BASE_URL ?? 'http://127.0.0.1:5100');
    await use(connection);
    connection.close();
  },
  baseURL: ({ connection }, use) => use(connection.origin),
  serviceWorkers: 'allow',
});
