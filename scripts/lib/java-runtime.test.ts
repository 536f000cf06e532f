import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  javaRuntimeFor,
  javaRuntimes,
  runtimeAddress,
  runtimeChecksum,
  runtimeRelease,
  runtimesFolder,
} from './java-runtime.ts';

test('every archive is of the pinned release and has a checksum of its own', () => {
  const version = runtimeRelease.replace('+', '_');
  for (const { archive, sha256 } of javaRuntimes) {
    expect(archive).toMatch(/^OpenJDK21U-jre_.*\.tar\.gz$/);
    expect(archive).toContain(`_hotspot_${version}.tar.gz`);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(javaRuntimes.map(({ sha256 }) => sha256)).size).toBe(javaRuntimes.length);
});

test.each([
  ['linux', 'x64', 'OpenJDK21U-jre_x64_linux_hotspot_21.0.12.1_1.tar.gz'],
  ['linux', 'arm64', 'OpenJDK21U-jre_aarch64_linux_hotspot_21.0.12.1_1.tar.gz'],
  ['darwin', 'x64', 'OpenJDK21U-jre_x64_mac_hotspot_21.0.12.1_1.tar.gz'],
  ['darwin', 'arm64', 'OpenJDK21U-jre_aarch64_mac_hotspot_21.0.12.1_1.tar.gz'],
  ['linux', 'riscv64', undefined],
] as const)('the archive for %s on %s', (platform, arch, archive) => {
  expect(javaRuntimeFor(platform, arch)?.archive).toBe(archive);
});

test("the cache is the user's: XDG_CACHE_HOME, else the usual folder of the system", () => {
  expect(runtimesFolder({ XDG_CACHE_HOME: '/cache' }, 'linux')).toBe('/cache/pathshala/java');
  expect(runtimesFolder({}, 'linux')).toBe(join(homedir(), '.cache/pathshala/java'));
  expect(runtimesFolder({}, 'darwin')).toBe(join(homedir(), 'Library/Caches/pathshala/java'));
});

test("the release's own address and checksum, or those of a mirror", () => {
  const [runtime] = javaRuntimes;
  if (!runtime) throw new Error('The table is empty');
  expect(runtimeAddress({}, runtime)).toBe(
    `https://github.com/adoptium/temurin21-binaries/releases/download/jdk-21.0.12.1%2B1/${runtime.archive}`,
  );
  expect(runtimeChecksum({}, runtime)).toBe(runtime.sha256);
  const mirror = { PATHSHALA_JAVA_MIRROR: 'http://127.0.0.1:1/java/', PATHSHALA_JAVA_SHA256: 'AB12' };
  expect(runtimeAddress(mirror, runtime)).toBe(`http://127.0.0.1:1/java/${runtime.archive}`);
  expect(runtimeChecksum(mirror, runtime)).toBe('ab12');
});
