import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArchiveServer {
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

/** Stands in for the place that the runtime is downloaded from, on this machine alone. */
export async function serveArchive(answer: RequestListener): Promise<ArchiveServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

/** Answers with all the bytes. */
export function whole(bytes: Buffer): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
}

/** Answers with the first half and then breaks off, or says nothing more when `hangs`. */
export function half(bytes: Buffer, hangs = false): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => {
      if (!hangs) response.destroy();
    });
  };
}
