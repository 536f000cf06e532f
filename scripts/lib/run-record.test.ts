import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mark } from './processes.ts';
import { claim, deadRecords, type RunRecord, release, update } from './run-record.ts';

let folder: string;
let file: string;
let other: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
  file = join(folder, 'start.json');
});
afterEach(() => {
  other?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function recordOf(owner: RunRecord['owner']): RunRecord {
  return { owner, groups: [], folder: '/run', hubPort: 4400, url: 'http://127.0.0.1:5100' };
}

const dead = recordOf({ pid: process.pid, identity: 'an earlier process with our number' });

test('a free name is claimed, filled in and released', async () => {
  expect(await claim(file, '/run')).toEqual({ held: true, left: undefined });
  update(file, { hubPort: 1234 });
  const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  expect(record).toMatchObject({ owner: mark(process.pid), folder: '/run', hubPort: 1234 });
  release(file);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('a living owner keeps the name, and is named', async () => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const living = recordOf(mark(other.pid ?? 0));
  writeFileSync(file, JSON.stringify(living));
  expect(await claim(file, '/mine')).toEqual({ held: false, by: living });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(living);
});

test('a dead owner loses the name, and what it left is handed over', async () => {
  writeFileSync(file, JSON.stringify(dead));
  expect(await claim(file, '/mine')).toEqual({ held: true, left: dead });
  expect(readdirSync(folder)).toEqual(['lock', 'start.json']);
});

test('what a dead owner left running stays written down until the new one writes its own', async () => {
  const groups = [{ pid: 4711, identity: 'an emulator' }];
  writeFileSync(file, JSON.stringify({ ...dead, groups }));
  await claim(file, '/mine');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    owner: mark(process.pid),
    groups,
    folder: '/mine',
  });
});

test('a record that was cut off in writing does not be in the way', async () => {
  writeFileSync(file, '{"owner":');
  expect(await claim(file, '/mine')).toEqual({ held: true, left: undefined });
});

test('only records of dead owners are listed for cleaning up', async () => {
  await claim(join(folder, 'living.json'), '/mine');
  writeFileSync(join(folder, 'dead.json'), JSON.stringify(dead));
  expect(deadRecords(folder)).toEqual([{ file: join(folder, 'dead.json'), record: dead }]);
  expect(deadRecords(join(folder, 'nowhere'))).toEqual([]);
});
