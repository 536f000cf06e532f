import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { serveEcho } from '../../test/support/echo.ts';
import { duringTests } from '../../test/support/server.ts';
import { parseBody } from './body.ts';

const echo = duringTests(serveEcho);
afterEach(() => vi.unstubAllEnvs());

const json = { 'Content-Type': 'application/json' };

test('known fields reach the handler, others do not', async () => {
  const text =
    '{"name":" Rima ","role":"admin","__proto__":{"admin":true},"constructor":{"x":1},"toString":1,"valueOf":1}';
  const answer = await echo.send('PUT', '/api/pupil/a%2Bb', text, json);
  expect(answer.json).toEqual({ got: { name: 'Rima' }, params: { name: 'a+b' } });
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each([
  ['{"name":', 400, 'invalid-json'],
  ['\u0000', 400, 'invalid-json'],
  ['{"name":"\\ud800"}', 400, 'invalid-json'],
  ['{"name":"\\udc00\\ud800"}', 400, 'invalid-json'],
  ['{"\\udfff":[{"a":"\\ud83d"}]}', 400, 'invalid-json'],
  ['[]', 422, 'invalid-fields'],
  ['null', 422, 'invalid-fields'],
  ['"name"', 422, 'invalid-fields'],
  ['', 422, 'invalid-fields'],
  [JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'too-large'],
])('%.20s is refused', async (text, status, code) => {
  expect(refusal(await echo.send('PUT', '/api/pupil/a', text, json))).toEqual([status, code]);
});

test('a whole character that is written in two halves is one', async () => {
  const answer = await echo.send('PUT', '/api/pupil/a', '{"name":"\\ud83e\\udd6d"}', json);
  expect(answer.json).toMatchObject({ got: { name: '🥭' } });
});

test.each([
  ['application/json', '{"name":"a\\r\\nb\\rc\\nd"}'],
  ['application/x-www-form-urlencoded', 'name=a%0D%0Ab%0Dc%0Ad'],
])('a line end in %s is one character, by whatever program it was written', (type, text) => {
  const request = { headers: { 'content-type': type } } as IncomingMessage;
  expect(parseBody(request, Buffer.from(text), ['json', 'form'])).toEqual({ name: 'a\nb\nc\nd' });
});

test('bytes that are not UTF-8 are no JSON', async () => {
  const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
  const response = await fetch(`${echo.origin}/api/pupil/a`, { method: 'PUT', headers: json, body: bytes });
  expect(response.status).toBe(400);
});

test('each wrong field is named once', async () => {
  const missing = await echo.send('PUT', '/api/pupil/a', '{}', json);
  expect(missing.json).toMatchObject({ detail: 'name: Please enter your name.' });
});

test('a type that the endpoint does not take is refused', async () => {
  expect(
    refusal(await echo.send('PUT', '/api/pupil/a', 'name=Rima', { 'Content-Type': 'text/plain' })),
  ).toEqual([415, 'unsupported-type']);
});

test('a chunked body above the limit is refused without its length being told', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(16_384).fill(32));
      if (++chunks > 5) controller.close();
    },
  });
  let chunks = 0;
  const init = { method: 'PUT', headers: json, body: stream, duplex: 'half' as const };
  const response = await fetch(`${echo.origin}/api/pupil/a`, init);
  expect(response.status).toBe(413);
});

const places = ['/api/pupil/a', '/api/nowhere', '/api/own', '/elsewhere'];
test.each(places)('what is too large or compressed is refused at %s with every method', async (path) => {
  for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) {
    const large = await echo.send(method, path, 'x'.repeat(70_000), json);
    expect([method, ...refusal(large)]).toEqual([method, 413, 'too-large']);
    const compressed = await echo.send(method, path, '{}', { ...json, 'Content-Encoding': 'gzip' });
    expect([method, ...refusal(compressed)]).toEqual([method, 415, 'unsupported-type']);
  }
});

test('a client that is refused while sending gets the answer, and its body is not read further', async () => {
  const { hostname, port } = new URL(echo.origin);
  const socket = connect(Number(port), hostname);
  socket.write('PUT /api/pupil/a HTTP/1.1\r\nHost: school\r\nContent-Length: 9000000\r\n\r\n{');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/);
  await once(socket, 'end');
  socket.destroy();
});

test('in the emulators a refusal waits for the end of the body: their proxy ends with a connection that is cut', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const { hostname, port } = new URL(echo.origin);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString();
  });
  const half = 'x'.repeat(150_000);
  socket.write(`PUT /api/pupil/a HTTP/1.1\r\nHost: school\r\nContent-Length: 300000\r\n\r\n${half}`);
  await echo.send('GET', '/api/open');
  expect(heard).toBe('');
  socket.write(half);
  await once(socket, 'data');
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  socket.write('GET /api/open HTTP/1.1\r\nHost: school\r\n\r\n');
  await once(socket, 'data');
  expect(heard).toContain('HTTP/1.1 200 ');
  socket.destroy();
});

test('a form is taken where the route says so, and bytes are left as they are', async () => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await echo.send('POST', '/api/form', 'name=Rima', type);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks?Rima']);
  expect((await echo.send('POST', '/api/raw', '{ "a" : 1 }', json)).json).toBe('{ "a" : 1 }');
});
