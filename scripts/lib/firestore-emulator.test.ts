import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFirestoreEmulator, manifestLine, manifestOnlyJar } from './firestore-emulator.ts';

let folder: string;
let environment: Record<string, string>;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'firestore-')));
  environment = { FIREBASE_EMULATORS_PATH: join(folder, 'cache'), CLOUDSDK_ROOT_DIR: join(folder, 'sdk') };
});
afterEach(() => rmSync(folder, { recursive: true }));

function touch(...parts: string[]): string {
  const file = join(folder, ...parts);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'jar');
  return file;
}

const inSdk = ['sdk', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'] as const;

/** Reads the one entry of a stored zip the way a reader does: from its end, through the directory. */
function onlyEntry(zip: Buffer): { name: string; text: string } {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(1);
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
  const [sum, size] = [zip.readUInt32LE(directory + 16), zip.readUInt32LE(directory + 24)];
  const local = zip.readUInt32LE(directory + 42);
  expect(zip.readUInt32LE(local)).toBe(0x04034b50);
  const nameEnd = local + 30 + zip.readUInt16LE(local + 26);
  const data = zip.subarray(nameEnd, nameEnd + size);
  expect(crc32(data)).toBe(sum);
  return { name: zip.toString('utf8', local + 30, nameEnd), text: data.toString() };
}

test('the variable comes first, and a wrong one is named', () => {
  touch(...inSdk);
  touch('cache', 'cloud-firestore-emulator-v1.19.8.jar');
  const jar = touch('own.jar');
  expect(findFirestoreEmulator({ ...environment, FIRESTORE_EMULATOR_BINARY_PATH: jar }, folder)).toEqual({
    source: 'variable',
    jar,
  });
  const wrong = { ...environment, FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };
  expect(() => findFirestoreEmulator(wrong, folder)).toThrow('names /nowhere.jar, which does not exist');
});

test('the newest one in the Firebase cache comes before the one of the Google Cloud SDK', () => {
  touch(...inSdk);
  touch('cache', 'cloud-firestore-emulator-v1.9.0.jar');
  const jar = touch('cache', 'cloud-firestore-emulator-v1.19.8.jar');
  expect(findFirestoreEmulator(environment, folder)).toEqual({ source: 'cache', jar });
});

test('for the one of the Google Cloud SDK, a starter jar is written', () => {
  const jar = touch(...inSdk);
  const found = findFirestoreEmulator(environment, join(folder, 'state'));
  expect(found).toEqual({ source: 'sdk', jar: join(folder, 'state', 'firestore-emulator.jar') });
  const { name, text } = onlyEntry(readFileSync(found.jar ?? ''));
  expect(name).toBe('META-INF/MANIFEST.MF');
  const manifest = text.replaceAll('\r\n ', '');
  expect(manifest).toContain(
    '\r\nMain-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n',
  );
  expect(manifest).toContain(`\r\nClass-Path: ${pathToFileURL(jar).href}\r\n`);
});

test('no line of the manifest is longer than Java reads, and blanks in a path are escaped', () => {
  const { text } = onlyEntry(manifestOnlyJar(`/a folder/${'long/'.repeat(40)}emulator.jar`));
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain('file:///a%20folder/');
  expect(manifestLine('Short: yes')).toBe('Short: yes');
});
