import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to the school that can be cut: pages and worker alike lose it, as on a phone. */
export interface Line {
  /** Where the school is reached by it. */
  readonly origin: string;
  cut(): void;
  mend(): void;
  /** From here on the school has been deployed anew: its worker is another, and its files of before are gone. */
  deploy(): void;
  close(): void;
}

/** Calls are taken for those of the school's own pages. */
function headersFor({ headers }: IncomingMessage, target: URL): IncomingMessage['headers'] {
  const asked = { ...headers, host: target.host };
  return headers.origin ? { ...asked, origin: target.origin } : asked;
}

/** The worker as after a change: a comment makes it another. */
async function changedWorker(target: URL, answer: ServerResponse): Promise<void> {
  const text = await (await fetch(target)).text();
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
  answer.end(`${text}\n// Another one.`);
}

/** @param school where it is reached by the tests */
export async function openLine(school: string): Promise<Line> {
  let isCut = false;
  let isDeployed = false;
  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy();
    const target = new URL(asked.url ?? '/', school);
    if (isDeployed && target.pathname === '/sw.js') return void changedWorker(target, answer);
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
    mend() {
      isCut = false;
    },
    deploy() {
      isDeployed = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
