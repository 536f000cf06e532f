import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the school whose connection can be cut, for pages and worker alike. */
export interface Connection {
  /** The proxy's address. */
  readonly origin: string;
  cut(): void;
  /** Drops requests for matching addresses until `mend`. */
  lose(addresses: RegExp): void;
  mend(): void;
  /** From now on changes the answer of an address. */
  change(path: string, as: (text: string) => string): void;
  /** Acts like a new deployment: another worker, and the old files are gone. */
  deploy(): void;
  close(): void;
}

/** Makes calls look like those of the school's own pages. */
function headersFor({ headers }: IncomingMessage, target: URL): IncomingMessage['headers'] {
  const asked = { ...headers, host: target.host };
  return headers.origin ? { ...asked, origin: target.origin } : asked;
}

/** Sends the school's answer, changed; without headers of its transfer. */
async function changed(
  target: URL,
  { as, accept }: { readonly as: (text: string) => string; readonly accept: string },
  answer: ServerResponse,
): Promise<void> {
  const said = await fetch(target, { headers: { accept } });
  const way = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/;
  const headers = [...said.headers].filter(([name]) => !way.test(name));
  answer.writeHead(said.status, Object.fromEntries(headers));
  answer.end(as(await said.text()));
}

/** @param school its address for tests */
export async function openConnection(school: string): Promise<Connection> {
  let isCut = false;
  let lost: RegExp | undefined;
  let isDeployed = false;
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((asked, answer) => {
    if (isCut || lost?.test(asked.url ?? '/')) return void asked.socket.destroy();
    const target = new URL(asked.url ?? '/', school);
    const as = changes.get(target.pathname);
    if (as) return void changed(target, { as, accept: asked.headers.accept ?? '*/*' }, answer);
    if (isDeployed && target.pathname.startsWith('/assets/')) return void answer.writeHead(404).end();
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
    lose(addresses) {
      lost = addresses;
    },
    mend() {
      isCut = false;
      lost = undefined;
    },
    change(path, as) {
      changes.set(path, as);
    },
    deploy() {
      isDeployed = true;
      // A comment makes it another file.
      changes.set('/sw.js', (text) => `${text}\n// Another one.`);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
