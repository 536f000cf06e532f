import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { javaCandidates, provideJava } from './java-runtime.ts';

let folder = '';
let sent: Uint8Array<ArrayBuffer> | ReadableStream | undefined;

beforeEach(() => {
  folder = newFolder();
  vi.spyOn(console, 'log').mockReturnValue();
  const answer = async () => new Response(sent, { status: sent ? 200 : 403 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => vi.restoreAllMocks());

function fakeJava(version: string): string {
  const bin = join(mkdtempSync(join(folder, 'jdk-')), 'top', 'bin');
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh\ntouch '${folder}/ran-${version}'\necho 'openjdk version "${version}" 2026-07-21 LTS' >&2\n`;
  writeFileSync(join(bin, 'java'), script, { mode: 0o755 });
  return join(bin, 'java');
}

async function pack(version: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(folder, 'archive.tar.gz');
  await create({ file, cwd: join(fakeJava(version), '../../..'), gzip: true }, ['top']);
  return new Uint8Array(readFileSync(file));
}

function provide(pinned: Uint8Array, candidates: readonly string[] = []) {
  const sha256 = createHash('sha256').update(pinned).digest('hex');
  const home = join(folder, 'cache', 'jre');
  return provideJava(candidates, { url: 'https://java.test/jre.tar.gz', sha256, home, java: 'bin/java' });
}

test('a runtime is downloaded once, also by two starts at the same time, and in place of a broken one', async () => {
  const runtime = await pack('21.0.12.1');
  sent = runtime;
  mkdirSync(join(folder, 'cache', 'jre'), { recursive: true });
  const java = join(folder, 'cache', 'jre', 'bin', 'java');
  expect(await Promise.all([provide(runtime), provide(runtime)])).toEqual([java, java]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what is refused or another leaves nothing behind, and the line says what there is', async () => {
  const [good, other] = [await pack('21'), await pack('22')];
  const cut = async function* () {
    yield good.subarray(0, 9);
    throw new Error('terminated');
  };
  for (const [pinned, answer, reason] of [
    [good, undefined, 'status 403'],
    [good, ReadableStream.from(cut()), 'terminated'],
    [good, other, 'another checksum than the one it must have'],
  ] as const) {
    sent = answer;
    const java = fakeJava('1.8.0_1');
    const line = `only Java 8 was found (${java}), and none could be downloaded (`;
    const refused = await provide(pinned, [java]).catch(({ message }: Error) => message);
    expect(refused).toContain(line);
    expect(refused).toContain(reason);
    expect(globSync('cache/jre*', { cwd: folder })).toEqual([]);
  }
  expect(existsSync(join(folder, 'ran-22'))).toBe(false);
});

test('JAVA_HOME comes before the PATH, and an older java does not hide a newer one elsewhere', async () => {
  const environment = { JAVA_HOME: '/a', PATH: '/b:/c' };
  expect(javaCandidates(environment).slice(0, 3)).toEqual(['/a/bin/java', '/b/java', '/c/java']);
  const [old, good] = [fakeJava('1.8.0_1'), fakeJava('21.0.4')];
  expect(await provideJava([old, join(folder, 'missing'), good])).toBe(good);
});
