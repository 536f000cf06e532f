import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { add, countPlaywright, countVitest, failure, nothing, settle, summary } from './results.ts';

test("Vitest's tests are counted, with every failure in full", () => {
  const counts = countVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides', status: 'failed', failureMessages: ['expected 2 to be 3'] },
          { fullName: 'later', status: 'pending' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(counts.failures).toEqual([
    'a.test.ts\ndivides\nexpected 2 to be 3',
    'b.test.ts\nCannot find module',
  ]);
});

test("Playwright's tests are counted in nested groups, and a flaky one is a failure", () => {
  const spec = (status: string, errors: string[] = []) => ({
    title: `a ${status} journey`,
    file: 'login.spec.ts',
    line: 3,
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  });
  const counts = countPlaywright({
    suites: [
      {
        title: 'file',
        specs: [spec('expected')],
        suites: [{ title: 'group', specs: [spec('skipped'), spec('flaky', ['late'])] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(counts.failures).toEqual(['login.spec.ts:3\na flaky journey (flaky)\nlate', 'no browser']);
});

test('a failed journey says what the page showed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'error-context.md');
  writeFileSync(path, '# Page\n\n```yaml\n- heading "Login"\n```\n\n# Source\n');
  const attachments = [{ name: 'error-context', path }, { name: 'trace' }];
  const tests = [{ status: 'unexpected', results: [{ errors: [{ message: 'late' }], attachments }] }];
  const { failures } = countPlaywright({
    suites: [{ title: 'file', specs: [{ title: 'signs in', file: 'login.spec.ts', line: 3, tests }] }],
  });
  expect(failures).toEqual(['login.spec.ts:3\nsigns in (unexpected)\nlate\n- heading "Login"\n']);
});

test('a runner that broke or ran nothing has failed', () => {
  expect(settle({ ...nothing, passed: 3 }, 0, '')).toMatchObject({ passed: 3, failed: 0 });
  expect(settle({ ...nothing, passed: 3 }, 1, 'unhandled error')).toMatchObject({ passed: 3, failed: 1 });
  expect(settle(nothing, 0, 'no files')).toMatchObject({ failed: 1 });
  expect(settle(failure('one'), 1, '')).toMatchObject({ failed: 1 });
});

test('the last line sums all suites', () => {
  expect(summary(add({ ...nothing, passed: 2, skipped: 1 }, failure('x')))).toBe(
    '2 passed, 1 failed, 1 skipped',
  );
});
