import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { type FirebaseJson, fileFor, matches, readFirebaseJson } from '../firebase-json.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};
const compressible = /text|javascript|json|xml/;

/** Body and headers of an answer, compressed once per file like a CDN. */
function answersFrom(folder: string, { headers }: FirebaseJson['hosting']) {
  const cached = new Map<string, Buffer>();
  const squeeze = (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return (path: string, file: string) => {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isSmaller = compressible.test(type);
    const whole = () => readFileSync(join(folder, file));
    const body = cached.get(file) ?? (isSmaller ? squeeze(whole()) : whole());
    cached.set(file, body);
    const own = headers.filter(({ source }) => matches(path, source)).flatMap((rule) => rule.headers);
    return {
      body,
      sent: {
        ...Object.fromEntries(own.map(({ key, value }) => [key.toLowerCase(), value])),
        ...(isSmaller && { 'content-encoding': 'br' }),
        'content-type': type,
        'content-length': String(body.length),
      },
    };
  };
}

/**
 * Serves a built site like a CDN (HTTP/2, Brotli), with the headers and rewrites of `firebase.json`, without the function.
 * @param folder absolute path of the built site
 */
export async function openCdn(folder: string) {
  const { hosting } = readFirebaseJson();
  const answerFor = answersFrom(folder, hosting);
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://site').pathname);
    const { file, status } = fileFor(folder, path, hosting);
    if (file) {
      const { body, sent } = answerFor(path, file);
      response.writeHead(status, sent).end(body);
    } else {
      response.writeHead(status, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ status, title: 'No function here' }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://127.0.0.1:${port}`,
    /** What a browser is told to trust: one that ignored all errors of certificates would keep nothing in its cache. */
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    close: () => server.close(),
  };
}
