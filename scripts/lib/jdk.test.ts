import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findJdk, javaCandidates, javaMajorVersion } from './jdk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jdk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A `java` that says it is of the given version, the way a real one does: on its error output. */
function fakeJava(name: string, version: string): string {
  const java = join(folder, name, 'bin', 'java');
  mkdirSync(join(folder, name, 'bin'), { recursive: true });
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(java, 0o755);
  return java;
}

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "25" 2025-09-16 LTS', 25],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "17.0.15" 2025-04-15', 17],
  ['command not found', undefined],
])('the major version in %j', (output, expected) => {
  expect(javaMajorVersion(output)).toBe(expected);
});

test('JAVA_HOME comes before the PATH, and the PATH before the usual places', () => {
  const environment = { JAVA_HOME: '/a', PATH: ['/b', '/c'].join(delimiter) };
  expect(javaCandidates(environment).slice(0, 3)).toEqual(['/a/bin/java', '/b/java', '/c/java']);
  expect(javaCandidates({}).every((candidate) => candidate.endsWith('/java'))).toBe(true);
});

test('an older java on the PATH does not hide a newer one elsewhere', () => {
  const [old, broken, good] = [
    fakeJava('old', '17.0.1'),
    join(folder, 'missing'),
    fakeJava('good', '21.0.4'),
  ];
  expect(findJdk([old, broken, good])).toEqual({ java: good, version: 21 });
});

test('without a new enough one, the line says what there is and what to install', () => {
  const old = fakeJava('old', '1.8.0_1');
  expect(() => findJdk([old])).toThrow(`need a JDK 21 or later and only Java 8 was found (${old})`);
  expect(() => findJdk([])).toThrow('none was found; install one');
});
