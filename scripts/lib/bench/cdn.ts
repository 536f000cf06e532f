import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, matchesGlob } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { fileOf } from '@pathshala/contract/site/all-routes';
import { newerRoot } from '@pathshala/contract/site/newer-pages';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/language-address';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { generate } from 'selfsigned';
import { root } from '../paths.ts';

/** The part of `firebase.json` that matters to a CDN. */
export interface HostingConfig {
  readonly rewrites: readonly {
    readonly source: string;
    readonly destination?: string;
    readonly function?: object;
  }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** Hosting's configuration from the repository's `firebase.json`. */
export function readHosting(): HostingConfig {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  return (JSON.parse(text) as { hosting: HostingConfig }).hosting;
}

/** `h1` as the emulator speaks (HTTP/1.1, gzip), `h2` as a CDN does (HTTP/2, Brotli). */
export type Wire = 'h1' | 'h2';

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

/** Matches a path with a glob of `firebase.json`; `!` negates it. */
export function matches(path: string, source: string): boolean {
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}

/**
 * The file that Hosting serves for a path, by `cleanUrls` and rewrites; else its language's 404 page. Below the API a
 * few bytes, as if nothing newer was published.
 */
export function fileFor(folder: string, path: string, { rewrites }: HostingConfig) {
  const tried = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  const found = tried.find((one) => statSync(join(folder, one), { throwIfNoEntry: false })?.isFile());
  if (found) return { file: found, status: 200 };
  const rewrite = rewrites.find(({ source }) => matches(path, source));
  if (rewrite?.destination) return { file: rewrite.destination, status: 200 };
  if ([apiRoot, newerRoot].some((one) => path.startsWith(`${one}/`))) return { file: '', status: 503 };
  const { language } = languageOfAddress(path);
  const file = language === firstLanguage ? '/404.html' : `/${fileOf(addressIn(language, '/404'))}`;
  return { file, status: 404 };
}

/** Body and headers of an answer, compressed once per file like a CDN. */
function answersFrom(folder: string, { headers }: HostingConfig, wire: Wire) {
  const cached = new Map<string, Buffer>();
  const squeeze = (body: Buffer) =>
    wire === 'h2'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(body, { level: 6 });
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
        ...(isSmaller && { 'content-encoding': wire === 'h2' ? 'br' : 'gzip' }),
        'content-type': type,
        'content-length': String(body.length),
      },
    };
  };
}

async function serverFor(wire: Wire, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  if (wire === 'h1') return createServer(answer);
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const same = answer as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void;
  return createSecureServer({ key, cert, allowHTTP1: false }, same);
}

/**
 * Serves a built site like a CDN, with the headers and rewrites of `firebase.json`, without the function.
 * @param folder absolute path of the built site
 */
export async function openCdn(folder: string, wire: Wire) {
  const config = readHosting();
  const answerFor = answersFrom(folder, config, wire);
  const server: Server = await serverFor(wire, (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const { file, status } = fileFor(folder, path, config);
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
  return { origin: `${wire === 'h2' ? 'https' : 'http'}://127.0.0.1:${port}`, close: () => server.close() };
}
