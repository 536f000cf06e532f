import { once } from 'node:events';
import { connect, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A gRPC message starts with one byte (compressed or not) and four with its length. */
const head = 5;

/** @returns a function that takes the next bytes of one stream and gives how many messages ended in them */
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

/** Each message is one document, or a miss: Firestore bills both. */
const reading = /\/(BatchGetDocuments|RunQuery|RunAggregationQuery|GetDocument)$/;

/**
 * A proxy that counts Firestore reads.
 * @param target `127.0.0.1:8080`
 */
export async function countingProxy(target: string) {
  let reads = 0;
  const upstream = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const upstreamRequest = upstream.request(headers);
    const countIn = reading.test(headers[':path'] ?? '') ? messageCounter() : () => 0;
    let trailers = {};
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('close', () => upstreamRequest.close());
    upstreamRequest.on('response', (answered) => stream.respond(answered, { waitForTrailers: true }));
    upstreamRequest.on('trailers', (sent) => {
      trailers = sent;
    });
    upstreamRequest.on('data', (chunk: Buffer) => {
      reads += countIn(chunk);
    });
    for (const one of [upstreamRequest, stream]) one.on('error', () => undefined);
    stream.pipe(upstreamRequest).pipe(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Documents read so far. */
    reads: () => reads,
    close: () => {
      upstream.destroy();
      server.close();
    },
  };
}
