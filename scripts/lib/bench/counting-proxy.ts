import { once } from 'node:events';
import { connect, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A message on the wire of gRPC begins with one byte (compressed or not) and four with its length. */
const head = 5;

/** @returns what takes the next bytes of one stream and gives how many messages ended in them */
function messageCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    let ended = 0;
    while (rest.length >= head && rest.length >= head + rest.readUInt32BE(1)) {
      rest = rest.subarray(head + rest.readUInt32BE(1));
      ended += 1;
    }
    return ended;
  };
}

/** Each message of these answers is one document, or that there is none: Firestore bills both. */
const reading = /\/(BatchGetDocuments|RunQuery|RunAggregationQuery|GetDocument)$/;

/**
 * Stands before Firestore and counts what is read.
 * @param target `127.0.0.1:8080`
 */
export async function countingProxy(target: string) {
  let reads = 0;
  const upstream = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const asked = upstream.request(headers);
    const countIn = reading.test(headers[':path'] ?? '') ? messageCounter() : () => 0;
    let trailers = {};
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('close', () => asked.close());
    asked.on('response', (answered) => stream.respond(answered, { waitForTrailers: true }));
    asked.on('trailers', (sent) => {
      trailers = sent;
    });
    asked.on('data', (chunk: Buffer) => {
      reads += countIn(chunk);
    });
    for (const one of [asked, stream]) one.on('error', () => undefined);
    stream.pipe(asked).pipe(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many documents were read so far. */
    reads: () => reads,
    close: () => {
      upstream.destroy();
      server.close();
    },
  };
}
