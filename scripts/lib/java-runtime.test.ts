import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JavaRuntime, javaCandidates, javaRuntimeFor, provideJdk } from './java-runtime.ts';

/** A machine without any JDK, its cache, and what stands in for the place that runtimes are downloaded from. */
let folder = '';
let server: Server;
let answer: RequestListener;
let asked = 0;
let url = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'java-'));
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/runtime.tar.gz`;
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const banner = (version: string) => `echo 'openjdk version "${version}" 2026-07-21 LTS' >&2`;
const inCache = () => globSync('cache/jre*', { cwd: folder });

/** An archive with one program in it below one folder, a shell script in Java's stead. */
async function pack(script: string): Promise<Buffer> {
  const work = mkdtempSync(join(folder, 'pack-'));
  const program = join(work, 'top', 'bin/java');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const file = join(work, 'archive.tar.gz');
  await create({ file, cwd: work, gzip: { level: 1 } }, ['top']);
  return readFileSync(file);
}

function runtimeOf(bytes: Buffer): JavaRuntime {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { archive: 'runtime.tar.gz', url, sha256, home: join(folder, 'cache', 'jre'), java: 'bin/java' };
}

const whole =
  (bytes: Buffer): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
const half =
  (bytes: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };

/** Asks for a JDK on that machine, which is to have this archive. */
const provide = (pinned: Buffer, sent: RequestListener) => {
  answer = sent;
  return provideJdk({}, [], runtimeOf(pinned));
};

test('a runtime is downloaded once, also by two starts at the same time, and its java answers', async () => {
  const bytes = await pack(banner('21.0.12.1'));
  const java = join(folder, 'cache', 'jre', 'bin', 'java');
  const both = await Promise.all([provide(bytes, whole(bytes)), provide(bytes, whole(bytes))]);
  expect(both).toEqual([{ java }, { java }]);
  const before = asked;
  expect(await provide(bytes, whole(bytes))).toEqual({ java });
  expect(asked).toBe(before);
  expect(inCache()).toHaveLength(1);
});

test('a runtime that somebody broke is replaced, and what a killed start left is removed', async () => {
  const bytes = await pack(banner('25'));
  mkdirSync(join(folder, 'cache', 'jre'), { recursive: true });
  mkdirSync(join(folder, 'cache', 'jre.part'));
  await provide(bytes, whole(bytes));
  expect(inCache()).toHaveLength(1);
});

async function expectLine(attempt: Promise<unknown>, reason: string): Promise<void> {
  await expect(attempt).rejects.toThrow(
    `The emulators need a JDK 21 or later and none was found, and none could be downloaded (${reason}`,
  );
  expect(inCache()).toEqual([]);
}

test('an archive with another checksum is not even unpacked', async () => {
  const wrong = await pack(`touch ${join(folder, 'ran')}; ${banner('21')}`);
  const line = 'runtime.tar.gz has another checksum than the one it must have)';
  await expectLine(provide(await pack(banner('21')), whole(wrong)), line);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

test('what breaks off, is refused or cut off leaves nothing behind', async () => {
  const bytes = await pack(`${banner('21')} # ${'long '.repeat(1_000)}`);
  await expectLine(provide(bytes, half(bytes)), `${url}: UND_ERR_SOCKET`);
  await expectLine(
    provide(bytes, (_request, response) => response.writeHead(403).end()),
    `${url}: status 403`,
  );
  const cut = bytes.subarray(0, bytes.length - 60);
  await expectLine(provide(cut, whole(cut)), 'runtime.tar.gz cannot be unpacked');
});

test('an archive whose java is too old leaves nothing behind', async () => {
  const bytes = await pack(banner('17.0.15'));
  await expectLine(provide(bytes, whole(bytes)), 'runtime.tar.gz holds no Java 21 or later that runs here');
});

test('each machine has an archive of its own, from the release or a mirror, in its cache', () => {
  expect(javaRuntimeFor({ XDG_CACHE_HOME: '/cache' }, 'linux', 'arm64')).toMatchObject({
    url: 'https://github.com/adoptium/temurin21-binaries/releases/download/jdk-21.0.12.1%2B1/OpenJDK21U-jre_aarch64_linux_hotspot_21.0.12.1_1.tar.gz',
    home: '/cache/pathshala/java/temurin-21.0.12.1+1-linux-arm64',
  });
  const mirror = { PATHSHALA_JAVA_MIRROR: 'http://127.0.0.1:1/java/', PATHSHALA_JAVA_SHA256: 'AB12' };
  expect(javaRuntimeFor(mirror, 'darwin', 'x64')).toMatchObject({
    url: 'http://127.0.0.1:1/java/OpenJDK21U-jre_x64_mac_hotspot_21.0.12.1_1.tar.gz',
    sha256: 'ab12',
    java: 'Contents/Home/bin/java',
  });
  expect(javaRuntimeFor({}, 'linux', 'riscv64')).toBeUndefined();
});

/** A `java` that says it is of the given version. */
function fakeJava(version: string): string {
  const java = join(mkdtempSync(join(folder, 'jdk-')), 'java');
  writeFileSync(java, `#!/bin/sh\n${banner(version)}\n`, { mode: 0o755 });
  return java;
}

test('JAVA_HOME comes before the PATH, and an older java does not hide a newer one elsewhere', async () => {
  const environment = { JAVA_HOME: '/a', PATH: '/b:/c' };
  expect(javaCandidates(environment).slice(0, 3)).toEqual(['/a/bin/java', '/b/java', '/c/java']);
  const [old, good] = [fakeJava('1.8.0_1'), fakeJava('21.0.4')];
  expect(await provideJdk({}, [old, join(folder, 'missing'), good])).toEqual({ java: good });
});

test('without a new enough one, the line says what there is', async () => {
  const old = fakeJava('1.8.0_1');
  const without = provideJdk({}, [old], { ...runtimeOf(Buffer.from('')), url: 'nowhere' });
  await expect(without).rejects.toThrow(
    `need a JDK 21 or later and only Java 8 was found (${old}), and none`,
  );
});
