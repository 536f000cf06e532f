import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { countingProxy, frameCounter } from './counting-proxy.ts';

/** A message on the wire. */
function message(text: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

test('messages are counted however they are cut', () => {
  const wire = Buffer.concat([message('one'), message(''), message('three')]);
  expect(frameCounter()(wire)).toBe(3);
  const count = frameCounter();
  const found = [...wire].map((byte) => count(Buffer.from([byte])));
  expect(found.reduce((sum, one) => sum + one)).toBe(3);
  expect(frameCounter()(wire.subarray(0, -1))).toBe(2);
});

test('what goes through it arrives, and documents that are read are counted', async () => {
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond({ ':status': 200, 'x-from': 'firestore' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    stream.resume();
    stream.on('end', () => stream.end(Buffer.concat([message('a'), message('b')])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await countingProxy(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  const session = connect(`http://${proxy.host}`);
  const call = async (rpc: string) => {
    const asked = session.request({ ':method': 'POST', ':path': `/google.firestore.v1.Firestore/${rpc}` });
    asked.end('question');
    const trailers = once(asked, 'trailers');
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    return { body: Buffer.concat(chunks).toString(), status: (await trailers)[0]['grpc-status'] };
  };
  expect(await call('BatchGetDocuments')).toEqual({ body: expect.stringContaining('b'), status: '0' });
  expect(proxy.reads()).toBe(2);
  await call('Commit');
  expect(proxy.reads()).toBe(2);
  await call('RunQuery');
  expect(proxy.reads()).toBe(4);
  session.destroy();
  await proxy.close();
  server.close();
});
