import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { fileFor, openCdn, readHosting } from './cdn.ts';

const hosting = readHosting(root);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  mkdirSync(join(folder, 'blogs'));
  mkdirSync(join(folder, 'assets'));
  const files = ['index.html', 'blogs/index.html', '404.html', '__spa-fallback.html', 'assets/a.js'];
  for (const file of files) writeFileSync(join(folder, file), `this is ${file}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['/', '/index.html', 200],
  ['/blogs', '/blogs/index.html', 200],
  ['/account/receipt/2', '/account/receipt/-/index.html', 200],
  ['/parent', '/__spa-fallback.html', 200],
  ['/no/such/page', '/404.html', 404],
  ['/bn/no/such/page', '/bn/404/index.html', 404],
  ['/404', '/404.html', 200],
  ['/api/courses', '', 503],
])('gives for %s what Hosting gives', (path, file, status) => {
  expect(fileFor(folder, path, hosting)).toEqual({ file, status });
});

test('over HTTP/1.1 a page comes with the headers of firebase.json, compressed', async () => {
  const cdn = await openCdn(folder, hosting, 'h1');
  const page = await fetch(`${cdn.origin}/blogs`);
  expect(await page.text()).toBe('this is blogs/index.html');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
  const script = await fetch(`${cdn.origin}/assets/a.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${cdn.origin}/nothing`)).status).toBe(404);
  const call = await fetch(`${cdn.origin}/api/courses`);
  expect(await call.json()).toEqual({ status: 503, title: 'No function here' });
  await cdn.close();
});

test('what firebase.json gives to a function the function answers', async () => {
  const seen: string[] = [];
  const api = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"from":"function"}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const cdn = await openCdn(folder, hosting, 'h1', `http://127.0.0.1:${port}`);
  for (const path of ['/api/courses?lang=bn', '/blog.json']) {
    const said = await fetch(cdn.origin + path);
    expect([said.status, await said.json()]).toEqual([201, { from: 'function' }]);
  }
  expect(await (await fetch(`${cdn.origin}/blogs`)).text()).toBe('this is blogs/index.html');
  expect((await fetch(`${cdn.origin}/nothing`)).status).toBe(404);
  expect(seen).toEqual(['/api/courses?lang=bn', '/blog.json']);
  await cdn.close();
  await new Promise((resolve) => api.close(resolve));
});

test('as a CDN it speaks HTTP/2 and Brotli', async () => {
  const cdn = await openCdn(folder, hosting, 'h2');
  const session = connect(cdn.origin, { rejectUnauthorized: false });
  const request = session.request({ ':path': '/' });
  const chunks: Buffer[] = [];
  let encoding: unknown;
  request.on('response', (headers) => {
    encoding = headers['content-encoding'];
  });
  for await (const chunk of request) chunks.push(chunk as Buffer);
  session.close();
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('this is index.html');
  await cdn.close();
});
