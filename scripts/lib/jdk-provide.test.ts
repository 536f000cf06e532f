import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JavaRuntime, javaRuntimeFor, runtimeHome } from './java-runtime.ts';
import { javaCandidates } from './jdk.ts';
import { type ProvideOptions, provideJdk } from './jdk-provide.ts';
import { type ArchiveServer, half, serveArchive, whole } from './testing/archive-server.ts';
import { type Archive, archiveOf, packRuntime, packScript } from './testing/java-archives.ts';

/** Long enough for a download, by a machine that has no JDK at all, of the one that the real case is made from. */
const realMilliseconds = 300_000;
const java = javaRuntimeFor()?.java ?? 'bin/java';
const banner = (version: string) => `echo 'openjdk version "${version}" 2026-07-21 LTS' >&2`;

let folder: string;
let server: ArchiveServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jdk-provide-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true });
});

function runtimeOf({ sha256 }: Archive): JavaRuntime {
  return { platform: process.platform, arch: process.arch, archive: 'runtime.tar.gz', sha256, java };
}

function environment(mirror = server?.url): NodeJS.ProcessEnv {
  return { XDG_CACHE_HOME: join(folder, 'cache'), PATHSHALA_JAVA_MIRROR: mirror };
}

/** What a machine without any JDK does when the stand-in answers so. */
async function provide(archive: Archive, answer: RequestListener, options: ProvideOptions = {}) {
  server = await serveArchive(answer);
  return await provideJdk(environment(), { candidates: [], runtime: runtimeOf(archive), ...options });
}

function filesInCache(): string[] {
  return globSync('cache/pathshala/java/*', { cwd: folder });
}

function expectLine(error: unknown, reason: string): void {
  const line = `The emulators need a JDK 21 or later and none was found, and none could be downloaded (${reason}); install one, for example from https://adoptium.net, or set JAVA_HOME to it`;
  expect(error).toMatchObject({ name: 'Error', message: line });
  expect(filesInCache()).toEqual([]);
}

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a real runtime is downloaded, checked and put into the cache, and its java answers', {
  timeout: realMilliseconds,
}, async () => {
  const archive = await packRuntime(folder, java, await provideJdk(process.env));
  const jdk = await provide(archive, whole(archive.bytes));
  expect(server?.asked).toEqual(['/runtime.tar.gz']);
  expect(jdk.version).toBeGreaterThanOrEqual(21);
  expect(jdk.java).toBe(join(runtimeHome(environment(), runtimeOf(archive)), java));
  expect(execFileSync(jdk.java, ['--version'], { encoding: 'utf8' })).toContain(String(jdk.version));
  expect(filesInCache()).toHaveLength(1);
});

test('the next start finds what was downloaded and asks nobody', async () => {
  const archive = await packScript(folder, java, banner('21.0.12.1'));
  const first = await provide(archive, whole(archive.bytes));
  const candidates = javaCandidates(environment()).slice(-1);
  expect(candidates).toEqual([first.java]);
  expect(await provideJdk(environment(), { candidates, runtime: runtimeOf(archive) })).toEqual(first);
  expect(server?.asked).toHaveLength(1);
});

test('two starts at once are fine, and one runtime is there afterwards', async () => {
  const archive = await packScript(folder, java, banner('21.0.12.1'));
  server = await serveArchive(whole(archive.bytes));
  const start = () => provideJdk(environment(), { candidates: [], runtime: runtimeOf(archive) });
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toEqual(other);
  expect(existsSync(one.java)).toBe(true);
  expect(filesInCache()).toHaveLength(1);
});

test('a runtime that somebody broke is replaced, and what a killed start left a day ago is removed', async () => {
  const archive = await packScript(folder, java, banner('21.0.12.1'));
  const home = runtimeHome(environment(), runtimeOf(archive));
  const broken = join(home, java);
  mkdirSync(dirname(broken), { recursive: true });
  writeFileSync(broken, 'not a program');
  mkdirSync(`${home}.part-killed`);
  utimesSync(`${home}.part-killed`, 0, 0);
  const jdk = await provide(archive, whole(archive.bytes), { candidates: [broken] });
  expect(jdk).toEqual({ java: broken, version: 21 });
  expect(filesInCache()).toHaveLength(1);
});

test('a mirror with another build is taken with the checksum that is given for it', async () => {
  const pinned = archiveOf(Buffer.from('the build of the table'));
  const { bytes, sha256 } = await packScript(folder, java, banner('25'));
  server = await serveArchive(whole(bytes));
  const given = { ...environment(), PATHSHALA_JAVA_SHA256: sha256.toUpperCase() };
  const jdk = await provideJdk(given, { candidates: [], runtime: runtimeOf(pinned) });
  expect(jdk.version).toBe(25);
});

test('an archive with another checksum is not even unpacked', async () => {
  const archive = await packScript(folder, java, banner('21.0.12.1'));
  const wrong = await packScript(folder, java, `touch ${join(folder, 'ran')}; ${banner('21.0.12.1')}`);
  const error = await failureOf(provide(archive, whole(wrong.bytes)));
  expectLine(error, 'runtime.tar.gz has another checksum than the one it must have');
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

test('a connection that breaks off or says nothing more leaves nothing behind', async () => {
  const { bytes, sha256 } = await packScript(
    folder,
    java,
    `${banner('21.0.12.1')} # ${'long '.repeat(1_000)}`,
  );
  const brokenOff = await failureOf(provide({ bytes, sha256 }, half(bytes)));
  expectLine(brokenOff, `${server?.url}/runtime.tar.gz: UND_ERR_SOCKET`);
  await server?.stop();
  const stalled = await failureOf(provide({ bytes, sha256 }, half(bytes, true), { stallMilliseconds: 200 }));
  expectLine(stalled, `${server?.url}/runtime.tar.gz: the server sends nothing more`);
});

test('a start that is ended in the middle of the download leaves nothing behind', async () => {
  const archive = await packScript(folder, java, banner('21.0.12.1'));
  server = await serveArchive(half(archive.bytes, true));
  const script = `
    import { provideJdk } from ${JSON.stringify(join(import.meta.dirname, 'jdk-provide.ts'))};
    process.once('SIGTERM', () => process.exit(1));
    await provideJdk(process.env, { candidates: [], runtime: ${JSON.stringify(runtimeOf(archive))} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...environment() },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(filesInCache()).toHaveLength(1), { timeout: 10_000 });
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(filesInCache()).toEqual([]);
});

test('an archive that is cut off leaves nothing behind, also when its checksum is the one of the cut-off file', async () => {
  const { bytes } = await packScript(folder, java, banner('21.0.12.1'));
  const cutOff = archiveOf(bytes.subarray(0, bytes.length - 60));
  const error = await failureOf(provide(cutOff, whole(cutOff.bytes)));
  expect(error).toMatchObject({ message: expect.stringContaining('(runtime.tar.gz cannot be unpacked: ') });
  expect(filesInCache()).toEqual([]);
});

test.each([
  ['is too old', java, banner('17.0.15')],
  ['does not run', java, 'exit 1'],
  ['says nothing of a version', java, 'echo "I am no Java"'],
  ['is not there', 'README', ''],
])('an archive whose java %s leaves nothing behind', async (_what, path, script) => {
  const archive = await packScript(folder, path, script);
  const error = await failureOf(provide(archive, whole(archive.bytes)));
  expectLine(error, 'runtime.tar.gz holds no Java 21 or later that runs here');
});

test('a refused download and a dead server are told in the line that says what to install', async () => {
  const archive = archiveOf(Buffer.from('never sent'));
  const refused = await failureOf(
    provide(archive, (_request, response) => response.writeHead(403).end('no')),
  );
  expectLine(refused, `${server?.url}/runtime.tar.gz: status 403`);
  const dead = server?.url;
  await server?.stop();
  const offline = provideJdk(environment(dead), { candidates: [], runtime: runtimeOf(archive) });
  expectLine(await failureOf(offline), `${dead}/runtime.tar.gz: ECONNREFUSED`);
});

test('a machine for which there is no runtime gets the line alone', async () => {
  const attempt = provideJdk({}, { candidates: [], runtime: undefined });
  await expect(attempt).rejects.toThrow('and none was found; install one');
});
