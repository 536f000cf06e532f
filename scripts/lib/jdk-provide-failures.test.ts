import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { provideJdk } from './jdk-provide.ts';
import { half, whole } from './testing/archive-server.ts';
import { archiveOf, packScript } from './testing/java-archives.ts';
import { banner, java, runtimeOf, useStandIn } from './testing/java-stand-in.ts';

const here = useStandIn();

function expectLine(error: unknown, reason: string): void {
  const line = `The emulators need a JDK 21 or later and none was found, and none could be downloaded (${reason}); install one, for example from https://adoptium.net, or set JAVA_HOME to it`;
  expect(error).toMatchObject({ name: 'Error', message: line });
  expect(here.filesInCache()).toEqual([]);
}

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

test('an archive with another checksum is not even unpacked', async () => {
  const archive = await packScript(here.folder, java, banner('21.0.12.1'));
  const wrong = await packScript(
    here.folder,
    java,
    `touch ${join(here.folder, 'ran')}; ${banner('21.0.12.1')}`,
  );
  const error = await failureOf(here.provide(archive, whole(wrong.bytes)));
  expectLine(error, 'runtime.tar.gz has another checksum than the one it must have');
  expect(existsSync(join(here.folder, 'ran'))).toBe(false);
});

test('a connection that breaks off or says nothing more leaves nothing behind', async () => {
  const { bytes, sha256 } = await packScript(
    here.folder,
    java,
    `${banner('21.0.12.1')} # ${'long '.repeat(1_000)}`,
  );
  const brokenOff = await failureOf(here.provide({ bytes, sha256 }, half(bytes)));
  expectLine(brokenOff, `${here.server?.url}/runtime.tar.gz: UND_ERR_SOCKET`);
  const stalled = await failureOf(
    here.provide({ bytes, sha256 }, half(bytes, true), { stallMilliseconds: 200 }),
  );
  expectLine(stalled, `${here.server?.url}/runtime.tar.gz: the server sends nothing more`);
});

test('a start that is ended in the middle of the download leaves nothing behind', {
  timeout: 20_000,
}, async () => {
  const archive = await packScript(here.folder, java, banner('21.0.12.1'));
  await here.serve(half(archive.bytes, true));
  const script = `
    import { provideJdk } from ${JSON.stringify(join(import.meta.dirname, 'jdk-provide.ts'))};
    process.once('SIGTERM', () => process.exit(1));
    await provideJdk(process.env, { candidates: [], runtime: ${JSON.stringify(runtimeOf(archive))} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...here.environment() },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(here.filesInCache()).toHaveLength(1), { timeout: 10_000 });
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(here.filesInCache()).toEqual([]);
});

test('an archive that is cut off leaves nothing behind, also when its checksum is the one of the cut-off file', async () => {
  const { bytes } = await packScript(here.folder, java, banner('21.0.12.1'));
  const cutOff = archiveOf(bytes.subarray(0, bytes.length - 60));
  const error = await failureOf(here.provide(cutOff, whole(cutOff.bytes)));
  expect(error).toMatchObject({ message: expect.stringContaining('(runtime.tar.gz cannot be unpacked: ') });
  expect(here.filesInCache()).toEqual([]);
});

test.each([
  ['is too old', java, banner('17.0.15')],
  ['does not run', java, 'exit 1'],
  ['says nothing of a version', java, 'echo "I am no Java"'],
  ['is not there', 'README', ''],
])('an archive whose java %s leaves nothing behind', async (_what, path, script) => {
  const archive = await packScript(here.folder, path, script);
  const error = await failureOf(here.provide(archive, whole(archive.bytes)));
  expectLine(error, 'runtime.tar.gz holds no Java 21 or later that runs here');
});

test('a refused download and a dead server are told in the line that says what to install', async () => {
  const archive = archiveOf(Buffer.from('never sent'));
  const refused = await failureOf(
    here.provide(archive, (_request, response) => response.writeHead(403).end('no')),
  );
  expectLine(refused, `${here.server?.url}/runtime.tar.gz: status 403`);
  const dead = here.server?.url;
  await here.server?.stop();
  const offline = provideJdk(here.environment(dead), { candidates: [], runtime: runtimeOf(archive) });
  expectLine(await failureOf(offline), `${dead}/runtime.tar.gz: ECONNREFUSED`);
});

test('a machine for which there is no runtime gets the line alone', async () => {
  const attempt = provideJdk({}, { candidates: [], runtime: undefined });
  await expect(attempt).rejects.toThrow('and none was found; install one');
});
