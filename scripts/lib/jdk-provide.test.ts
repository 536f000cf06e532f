import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runtimeHome } from './java-runtime.ts';
import { javaCandidates } from './jdk.ts';
import { provideJdk } from './jdk-provide.ts';
import { whole } from './testing/archive-server.ts';
import { archiveOf, packRuntime, packScript } from './testing/java-archives.ts';
import { banner, java, runtimeOf, useStandIn } from './testing/java-stand-in.ts';

/** Long enough for a download, by a machine that has no JDK at all, of the one that the real case is made from. */
const realMilliseconds = 300_000;
const here = useStandIn();

test('a real runtime is downloaded, checked and put into the cache, and its java answers', {
  timeout: realMilliseconds,
}, async () => {
  const archive = await packRuntime(here.folder, java, await provideJdk(process.env));
  const jdk = await here.provide(archive, whole(archive.bytes));
  expect(here.server?.asked).toEqual(['/runtime.tar.gz']);
  expect(jdk.version).toBeGreaterThanOrEqual(21);
  expect(jdk.java).toBe(join(runtimeHome(here.environment(), runtimeOf(archive)), java));
  expect(execFileSync(jdk.java, ['--version'], { encoding: 'utf8' })).toContain(String(jdk.version));
  expect(here.filesInCache()).toHaveLength(1);
});

test('the next start finds what was downloaded and asks nobody', async () => {
  const archive = await packScript(here.folder, java, banner('21.0.12.1'));
  const first = await here.provide(archive, whole(archive.bytes));
  const candidates = javaCandidates(here.environment()).slice(-1);
  expect(candidates).toEqual([first.java]);
  expect(await provideJdk(here.environment(), { candidates, runtime: runtimeOf(archive) })).toEqual(first);
  expect(here.server?.asked).toHaveLength(1);
});

test('two starts at once are fine, and one runtime is there afterwards', async () => {
  const archive = await packScript(here.folder, java, banner('21.0.12.1'));
  await here.serve(whole(archive.bytes));
  const start = () => provideJdk(here.environment(), { candidates: [], runtime: runtimeOf(archive) });
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toEqual(other);
  expect(existsSync(one.java)).toBe(true);
  expect(here.filesInCache()).toHaveLength(1);
});

test('a runtime that somebody broke is replaced, and what a killed start left a day ago is removed', async () => {
  const archive = await packScript(here.folder, java, banner('21.0.12.1'));
  const home = runtimeHome(here.environment(), runtimeOf(archive));
  const broken = join(home, java);
  mkdirSync(dirname(broken), { recursive: true });
  writeFileSync(broken, 'not a program');
  mkdirSync(`${home}.part-killed`);
  utimesSync(`${home}.part-killed`, 0, 0);
  const jdk = await here.provide(archive, whole(archive.bytes), { candidates: [broken] });
  expect(jdk).toEqual({ java: broken, version: 21 });
  expect(here.filesInCache()).toHaveLength(1);
});

test('a mirror with another build is taken with the checksum that is given for it', async () => {
  const pinned = archiveOf(Buffer.from('the build of the table'));
  const { bytes, sha256 } = await packScript(here.folder, java, banner('25'));
  await here.serve(whole(bytes));
  const given = { ...here.environment(), PATHSHALA_JAVA_SHA256: sha256.toUpperCase() };
  const jdk = await provideJdk(given, { candidates: [], runtime: runtimeOf(pinned) });
  expect(jdk.version).toBe(25);
});
