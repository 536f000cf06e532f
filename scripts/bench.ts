// `npm run bench`: Lighthouse over the built site, and the function under load (docs/performance.md, "How it is measured").

import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { paths } from '@pathshala/contract/site/paths';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { generate } from 'selfsigned';
import { build } from './lib/build.ts';
import { run } from './lib/children.ts';
import { provideChromium } from './lib/chromium.ts';
import { emulatorVariables } from './lib/emulator-environment.ts';
import { startDatabases } from './lib/emulators.ts';
import { fileFor, matches, readFirebaseJson } from './lib/firebase-json.ts';
import { command, PlainError, step } from './lib/messages.ts';
import { logFolder, root, runsFolder } from './lib/paths.ts';
import { claimTestPorts, freePorts } from './lib/ports.ts';
import { seedSuite } from './lib/suite.ts';

/** Not in `package.json`: with its dependencies it is a tenth of all packages. npm keeps the download. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
const { courseId, lessonId } = firstLesson;
const pages = ['/', '/bn', paths.login, paths.course(courseId), paths.lesson(courseId, lessonId)];

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp', '.woff2': 'font/woff2' },
};

async function hostOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the built site as the CDN does, which the Hosting emulator does not: HTTP/2 and Brotli. Without the function. */
async function openCdn() {
  const folder = join(root, 'web/build/client');
  const { hosting } = readFirebaseJson();
  const known = new Map<string, Buffer>();
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://site').pathname);
    const { file, status } = fileFor(folder, path, hosting);
    if (!file) return response.writeHead(status).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isText = /text|script|json|svg/.test(type);
    const whole = () => readFileSync(join(folder, file));
    const body = known.get(file) ?? (isText ? brotliCompressSync(whole()) : whole());
    known.set(file, body);
    const rules = hosting.headers.filter((rule) => matches(path, rule));
    for (const { key: name, value } of rules.flatMap(({ headers }) => headers))
      response.setHeader(name, value);
    if (isText) response.setHeader('content-encoding', 'br');
    response.setHeader('content-type', type);
    return response.writeHead(status).end(body);
  });
  return { origin: `https://${await hostOf(server)}`, server };
}

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number }[] } };
type LighthouseResult = { runtimeError?: { message: string }; audits: Record<string, Audit> };

async function loadPage(url: string, port: number) {
  const [file, logFile] = [join(logFolder, 'lighthouse.json'), join(logFolder, 'lighthouse.log')];
  rmSync(file, { force: true });
  const npm = ['exec', '--yes', '--ignore-scripts', '--package', lighthouse, '--', 'lighthouse', url];
  const how = ['--quiet', `--port=${port}`, '--output=json', `--output-path=${file}`];
  await run('npm', [...npm, ...how, '--only-categories=performance'], { logFile });
  const result: LighthouseResult = JSON.parse(readFileSync(file, 'utf8'));
  if (result.runtimeError) throw new PlainError(`${url}: ${result.runtimeError.message}`, logFile);
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = result.audits['network-requests']?.details?.items ?? [];
  return {
    'FCP, ms': number('first-contentful-paint'),
    'LCP, ms': number('largest-contentful-paint'),
    'TBT, ms': number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    KB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
  };
}

type Figures = Awaited<ReturnType<typeof loadPage>>;

function mediansOf(all: readonly Figures[]): Record<string, number> {
  const median = (name: keyof Figures) => all.map((one) => one[name]).sort((a, b) => a - b)[runs >> 1];
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, Number(median(name)?.toFixed(3))]));
}

/** Loads the pages in turn, so that a busy minute of the machine affects all of them. @returns the medians by page */
async function measurePages() {
  const executablePath = await provideChromium(join(logFolder, 'chromium.log'));
  const cdn = await openCdn();
  const [port = 0] = await freePorts(1);
  const args = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
  args.push(`--remote-debugging-port=${port}`);
  const browser = await chromium.launch({ executablePath, args });
  const found = pages.map((page) => [page, [] as Figures[]] as const);
  try {
    for (let turn = 1; turn <= runs; turn += 1) {
      step('pages', `turn ${turn} of ${runs}`);
      for (const [page, all] of found) all.push(await loadPage(cdn.origin + page, port));
    }
  } finally {
    await browser.close();
    cdn.server.close();
  }
  return Object.fromEntries(found.map(([page, all]) => [page, mediansOf(all)]));
}

/** Ten seconds, with many visitors, because each has a rate limit. */
async function measureLoad(): Promise<string> {
  const ports = await claimTestPorts();
  const folder = join(runsFolder, `bench-${ports.hosting}`);
  const { stop } = await startDatabases(folder, { ports, logFile: join(logFolder, 'bench-emulators.log') });
  const { write } = process.stdout;
  try {
    await seedSuite(ports, join(logFolder, 'bench-seed.log'));
    Object.assign(process.env, emulatorVariables(ports), { FUNCTION_TARGET: 'api' });
    const { api } = await import(join(root, 'functions/build/index.js'));
    const server = createServer(api);
    const url = `http://${await hostOf(server)}`;
    const lists = Object.values(listEndpoints).map((one) => apiRoot + pathOf(one, {}));
    const requests = Array.from({ length: 1000 }, (_, at) => ({
      path: lists[at % lists.length] ?? '',
      headers: { 'x-forwarded-for': `10.77.${at >> 8}.${at & 255}` },
    }));
    // The function logs every call there: 60,000 lines would bury the figures.
    const log = createWriteStream(join(logFolder, 'bench-function.log'));
    process.stdout.write = log.write.bind(log);
    const result = await autocannon({ url, requests, connections: 10, duration: 10, workers: 1 });
    const refused = result.errors + result.non2xx;
    return `${Math.round(result.requests.average)} lists a second over 10 connections, 99 % within ${result.latency.p99} ms, ${refused} refused`;
  } finally {
    process.stdout.write = write;
    await stop();
    rmSync(folder, { recursive: true });
  }
}

command(async () => {
  mkdirSync(logFolder, { recursive: true });
  await build(['web', 'functions'], async () => undefined);
  console.table(await measurePages());
  return await measureLoad();
});
