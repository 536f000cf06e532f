import { once } from 'node:events';
import { connect, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A gRPC message starts with one byte (compressed or not) and four with its length. */
const head = 5;

/** @returns a function that takes the next bytes of one stream and gives the messages that ended in them */
function messagesOf(): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const ended: Buffer[] = [];
    while (rest.length >= head && rest.length >= head + rest.readUInt32BE(1)) {
      const end = head + rest.readUInt32BE(1);
      ended.push(rest.subarray(head, end));
      rest = rest.subarray(end);
    }
    return ended;
  };
}

/** Reads a protobuf number at a place. @returns it and the place after it */
function varint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let next = at, scale = 1; ; next++, scale *= 128) {
    const byte = bytes[next] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, next + 1];
  }
}

/** How many writes an answer confirms: each is a field 1 of its message, which has only fields with a length. */
function confirmedWrites(answer: Buffer): number {
  let writes = 0;
  for (let at = 0; at < answer.length; ) {
    const [tag, afterTag] = varint(answer, at);
    const [length, start] = varint(answer, afterTag);
    if (tag >> 3 === 1) writes += 1;
    at = start + length;
  }
  return writes;
}

/** Each message is one document, or a miss: Firestore bills both. */
const reading = /\/(BatchGetDocuments|RunQuery|RunAggregationQuery|GetDocument)$/;
const writing = /\/(Commit|BatchWrite)$/;

/**
 * A proxy that counts Firestore reads and writes.
 * @param target `127.0.0.1:8080`
 */
export async function countingProxy(target: string) {
  let reads = 0;
  let writes = 0;
  const upstream = connect(`http://${target}`);
  const server = createServer();
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const upstreamRequest = upstream.request(headers);
    const path = headers[':path'] ?? '';
    const take = messagesOf();
    let trailers = {};
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.on('close', () => upstreamRequest.close());
    upstreamRequest.on('response', (answered) => stream.respond(answered, { waitForTrailers: true }));
    upstreamRequest.on('trailers', (sent) => {
      trailers = sent;
    });
    upstreamRequest.on('data', (chunk: Buffer) => {
      const answers = reading.test(path) || writing.test(path) ? take(chunk) : [];
      if (reading.test(path)) reads += answers.length;
      else for (const answer of answers) writes += confirmedWrites(answer);
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
    /** Documents written so far. */
    writes: () => writes,
    close: () => {
      upstream.destroy();
      server.close();
    },
  };
}
