import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const states = ['met', 'platform', 'not applicable', 'not met'] as const;

interface Requirement {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly reason: string;
  /** Files of the repository that show it. */
  readonly evidence: readonly string[];
}

/** Only the reason is in quotation marks; those in it are doubled. */
const row = /^(\d+\.\d+\.\d+),([12]),([a-z ]+),"((?:[^"]|"")+)",([^",]*)$/;

function readRow(line: string): Requirement {
  const found = row.exec(line);
  if (!found) throw new Error(`docs/asvs.csv: ${line}`);
  const [, number = '', level = '', state = '', reason = '', files = ''] = found;
  return { number, level, state, reason, evidence: files.split(' ').filter(Boolean) };
}

const [head, ...lines] = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').trimEnd().split('\n');
const requirements = lines.map(readRow);
const security = readFileSync(join(root, 'docs/security.md'), 'utf8');
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(root, path)));
const ofLevel = (level: string) => requirements.filter((one) => one.level === level);

test('every requirement of levels 1 and 2 stands there once', () => {
  expect(head).toBe('number,level,state,how it stands,evidence');
  expect([ofLevel('1').length, ofLevel('2').length]).toEqual([70, 183]);
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(253);
});

test('what is met is shown by something, what is not says since when, and no other word is used', () => {
  for (const { number, state, reason, evidence } of requirements) {
    expect(states, number).toContain(state);
    expect(reason.trim(), number).not.toBe('');
    if (state === 'met') expect(evidence, number).not.toEqual([]);
    if (state === 'not met') expect(reason, number).toMatch(/ Since \d+\.\d+\.\d+$/);
  }
});

test('every file that is named is there', () => {
  expect(missing(requirements.flatMap(({ evidence }) => evidence))).toEqual([]);
});

test('every file of the code that the page on security names is there', () => {
  const named = [...security.matchAll(/`((?:functions|scripts|web)\/[\w/-]+(?:\.[\w-]+)+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(missing(named.map(([, path = '']) => path))).toEqual([]);
});

test('the page on security counts them rightly', () => {
  const counted = (name: string, rows: readonly Requirement[]) =>
    `| ${[name, ...states.map((state) => rows.filter((one) => one.state === state).length), rows.length].join(' | ')} |`;
  expect(security).toContain(
    [counted('1', ofLevel('1')), counted('2', ofLevel('2')), counted('both', requirements)].join('\n'),
  );
});

test('each threat is answered by tests that are there', () => {
  const table = /<!-- threats -->([\s\S]*?)<!-- \/threats -->/.exec(security)?.[1] ?? '';
  const threats = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who |'));
  expect(threats.length).toBeGreaterThan(20);
  for (const threat of threats) {
    const tests = [...threat.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
    expect(tests, threat).not.toEqual([]);
    expect(missing(tests), threat).toEqual([]);
  }
});
