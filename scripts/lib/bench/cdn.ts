import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, matchesGlob } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileOf } from '@pathshala/contract/all-routes';
import { apiRoot } from '@pathshala/contract/endpoint';
import { addressIn, languageOfAddress } from '@pathshala/contract/language-address';
import { firstLanguage } from '@pathshala/contract/languages';
import { newerRoot } from '@pathshala/contract/newer-pages';
import { generate } from 'selfsigned';

/** What of `firebase.json` a CDN follows. */
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

/** What Hosting is told, from the repository's `firebase.json`. */
export function readHosting(base: string): HostingConfig {
  return (JSON.parse(readFileSync(join(base, 'firebase.json'), 'utf8')) as { hosting: HostingConfig })
    .hosting;
}

/** `h1` as the emulator speaks (HTTP/1.1, gzip), `h2` as a CDN does (HTTP/2, Brotli). */
export type Wire = 'h1' | 'h2';

export interface Cdn {
  readonly origin: string;
  close(): Promise<void>;
}

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = ServerResponse | Http2ServerResponse;

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

/** Whether a path is one of those that a glob of `firebase.json` means; `!` turns it round. */
export function matches(path: string, source: string): boolean {
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}

/** What the API would answer, which is not there: a few bytes, as where nothing newer is published. */
const noFunction = { file: '', status: 503 };

/** The file that Hosting gives for a path, as `cleanUrls` and the rewrites say; for none the 404 page of its language. */
export function fileFor(
  folder: string,
  path: string,
  config: HostingConfig,
): { file: string; status: number } {
  const tried = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  const found = tried.find((one) => existsSync(join(folder, one)) && statSync(join(folder, one)).isFile());
  if (found) return { file: found, status: 200 };
  const rewrite = config.rewrites.find(({ source }) => matches(path, source));
  if (rewrite?.destination) return { file: rewrite.destination, status: 200 };
  if ([apiRoot, newerRoot].some((one) => path.startsWith(`${one}/`))) return noFunction;
  const { language } = languageOfAddress(path);
  const file = language === firstLanguage ? '/404.html' : `/${fileOf(addressIn(language, '/404'))}`;
  return { file, status: 404 };
}

function headersFor(path: string, config: HostingConfig): Record<string, string> {
  return Object.fromEntries(
    config.headers
      .filter(({ source }) => matches(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/** Compressed once for each file: a CDN does not compress anew for every visitor. */
function compressor(wire: Wire): (file: string) => Buffer {
  const kept = new Map<string, Buffer>();
  const squeeze = (body: Buffer) =>
    wire === 'h2'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(body, { level: 6 });
  return (file) => {
    const known = kept.get(file);
    if (known) return known;
    const made = squeeze(readFileSync(file));
    kept.set(file, made);
    return made;
  };
}

function isFunctions(path: string, { rewrites }: HostingConfig): boolean {
  return rewrites.find(({ source }) => matches(path, source))?.function !== undefined;
}

/** Hands a reading call on to the function, which may ask for a page of the site in turn. */
async function askFunction(api: string, { url, headers }: Asked, response: Answer): Promise<void> {
  const said = await fetch(new URL(url ?? '/', api), { headers: { 'x-forwarded-host': headers.host ?? '' } });
  const type = said.headers.get('content-type') ?? 'application/json';
  (response as ServerResponse).writeHead(said.status, { 'content-type': type });
  (response as ServerResponse).end(Buffer.from(await said.arrayBuffer()));
}

/**
 * Serves a built site as a CDN would, headers and rewrites taken from `firebase.json`.
 * @param folder absolute path of the built site
 * @param api origin of the function; left out: none is behind it
 */
export async function openCdn(folder: string, config: HostingConfig, wire: Wire, api?: string): Promise<Cdn> {
  const compressed = compressor(wire);
  const answer = (request: Asked, response: Answer) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const { file, status } = fileFor(folder, path, config);
    if (api !== undefined && status !== 200 && isFunctions(path, config)) {
      askFunction(api, request, response).catch((error: Error) => response.destroy(error));
      return;
    }
    if (!file) {
      (response as ServerResponse).writeHead(status, { 'content-type': 'application/problem+json' });
      (response as ServerResponse).end(JSON.stringify({ status, title: 'No function here' }));
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const headers: Record<string, string> = { ...headersFor(path, config), 'content-type': type };
    const full = join(folder, file);
    if (!compressible.test(type)) {
      (response as ServerResponse).writeHead(status, {
        ...headers,
        'content-length': String(statSync(full).size),
      });
      createReadStream(full).pipe(response as ServerResponse);
      return;
    }
    const body = compressed(full);
    headers['content-encoding'] = wire === 'h2' ? 'br' : 'gzip';
    headers['content-length'] = String(body.length);
    (response as ServerResponse).writeHead(status, headers);
    (response as ServerResponse).end(body);
  };
  const server: Server = wire === 'h2' ? await secure(answer) : createPlain(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${wire === 'h2' ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function secure(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  return createSecureServer({ key, cert, allowHTTP1: false }, answer);
}
