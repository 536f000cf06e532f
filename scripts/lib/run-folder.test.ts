import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emulatorSettings, layFiles } from './run-folder.ts';

test.each([
  [{}, 'VERIFIED_ADMINS=off\nPARENT_CONSENT=off\n'],
  [{ VERIFIED_ADMINS: 'on', PARENT_CONSENT: 'off' }, 'VERIFIED_ADMINS=on\nPARENT_CONSENT=off\n'],
  [{ PARENT_CONSENT: 'on' }, 'VERIFIED_ADMINS=off\nPARENT_CONSENT=on\n'],
  [{ VERIFIED_ADMINS: 'on\nPAYMENTS=stripe' }, 'VERIFIED_ADMINS=off\nPARENT_CONSENT=off\n'],
])(
  'what the environment %j asks for is said to the emulated function, and nothing else',
  (asked, settings) => {
    expect(emulatorSettings(asked)).toBe(settings);
  },
);

test('the files of a run are there after the build that it came from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const [built, run] = [join(folder, 'built'), join(folder, 'run')];
  for (const path of [join(built, 'bn/assets'), run]) mkdirSync(path, { recursive: true });
  writeFileSync(join(built, 'bn/assets/a.js'), 'a');
  layFiles(built, run);
  rmSync(built, { recursive: true });
  expect(readFileSync(join(run, 'bn/assets/a.js'), 'utf8')).toBe('a');
  rmSync(folder, { recursive: true });
});
