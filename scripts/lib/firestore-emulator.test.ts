import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFirestoreEmulator } from './firestore-emulator.ts';

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

/** The one entry of a zip file, as text. */
function onlyEntry(zip: Uint8Array): { name: string; text: string } {
  const entries = Object.entries(unzipSync(zip));
  expect(entries).toHaveLength(1);
  const [name, data] = entries[0] ?? ['', new Uint8Array()];
  return { name, text: strFromU8(data) };
}

test('the variable has priority, and an invalid one is named', () => {
  touch(...inSdk);
  touch('cache', 'cloud-firestore-emulator-v1.19.8.jar');
  const jar = touch('own.jar');
  const named = { ...environment, FIRESTORE_EMULATOR_BINARY_PATH: jar };
  expect(findFirestoreEmulator(named, folder)).toBe(jar);
  const wrong = { ...environment, FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' };
  expect(() => findFirestoreEmulator(wrong, folder)).toThrow('names /nowhere.jar, which does not exist');
});

test('the newest one in the Firebase cache comes before the one of the Google Cloud SDK', () => {
  touch(...inSdk);
  touch('cache', 'cloud-firestore-emulator-v1.9.0.jar');
  const jar = touch('cache', 'cloud-firestore-emulator-v1.19.8.jar');
  expect(findFirestoreEmulator(environment, folder)).toBe(jar);
});

test('for the one of the Google Cloud SDK, a starter jar is written', () => {
  const jar = touch(...inSdk);
  const found = findFirestoreEmulator(environment, join(folder, 'state'));
  expect(found).toBe(join(folder, 'state', 'firestore-emulator.jar'));
  const { name, text } = onlyEntry(readFileSync(found ?? ''));
  expect(name).toBe('META-INF/MANIFEST.MF');
  expect(text).toContain('\r\nMain-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n');
  const [, link = ''] = /Class-Path: (\S+)\r\n/.exec(text) ?? [];
  expect(realpathSync(join(folder, 'state', link))).toBe(jar);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
});

test('the same emulator gets the same jar on every day, and another one its own link', () => {
  touch(...inSdk);
  const state = join(folder, 'state');
  const make = () => readFileSync(findFirestoreEmulator(environment, state) ?? '');
  vi.useFakeTimers({ now: new Date(2026, 0, 1) });
  const first = make();
  vi.setSystemTime(new Date(2026, 5, 1));
  const moved = touch('moved', ...inSdk.slice(1));
  environment.CLOUDSDK_ROOT_DIR = join(folder, 'moved');
  expect(make()).toEqual(first);
  expect(realpathSync(join(state, 'sdk.jar'))).toBe(moved);
  vi.useRealTimers();
});
