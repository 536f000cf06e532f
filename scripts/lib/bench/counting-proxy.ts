import { once } from 'node:events';
import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A message on the wire of gRPC begins with one byte (compressed or not) and four with its length. */
const head = 5;

/**
 * Counts the messages of one stream.
 * @returns what takes the next bytes and gives how many messages ended in them
 */
export function frameCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    let ended = 0;
    while (rest.length >= head) {
      const length = head + rest.readUInt32BE(1);
      if (rest.length < length) break;
      rest = rest.subarray(length);
      ended += 1;
    }
    return ended;
  };
}

/** Stands between the function and Firestore, and counts what is read: on the wire, whoever asks. */
export interface CountingProxy {
  /** What `FIRESTORE_EMULATOR_HOST` is set to. */
  readonly host: string;
  /** Documents that Firestore has answered so far, and those that it said are not there: it bills both. */
  readonly reads: () => number;
  readonly close: () => Promise<void>;
}

/** Each message of these answers is one document, or that there is none. */
const reading = /\/(BatchGetDocuments|RunQuery|RunAggregationQuery|GetDocument)$/;

/** Headers of this connection alone. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== ':status'));
}

/**
 * @param target `127.0.0.1:8080`
 */
export async function countingProxy(target: string): Promise<CountingProxy> {
  let reads = 0;
  const upstream = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const asked = upstream.request(headers);
    const counts = reading.test(headers[':path'] ?? '');
    const count = frameCounter();
    stream.pipe(asked);
    asked.on('response', (answered) => {
      stream.respond({ ':status': answered[':status'], ...passedOn(answered) }, { waitForTrailers: true });
    });
    asked.on('data', (chunk: Buffer) => {
      if (counts) reads += count(chunk);
      stream.write(chunk);
    });
    let trailers: IncomingHttpHeaders = {};
    asked.on('trailers', (sent) => {
      trailers = sent;
    });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    asked.on('end', () => stream.end());
    for (const one of [asked, stream]) one.on('error', () => undefined);
    stream.on('close', () => asked.close());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    reads: () => reads,
    close: async () => {
      upstream.destroy();
      server.close();
    },
  };
}
