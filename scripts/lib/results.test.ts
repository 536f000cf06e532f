import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { add, countRun, failure, nothing, summary } from './results.ts';

function counts(report: object, code: number, output = ''): ReturnType<typeof countRun> {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countRun(file, code, output);
}
const vitest = { numPassedTests: 3, numFailedTests: 0, numTotalTests: 4 };

test('the tests of both runners are counted, and a flaky journey has failed', () => {
  expect(counts(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(counts({ stats }, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
});

test('of what a runner says, that is shown from where it begins with the failures', () => {
  const said = ['✓ a.test.ts', '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯', 'expected 2 to be 3'];
  expect(counts({ ...vitest, numFailedTests: 1 }, 1, said.join('\n')).failures).toEqual([
    said.slice(1).join('\n'),
  ]);
});

test('a runner that broke or ran nothing has failed', () => {
  expect(counts(vitest, 1, 'unhandled')).toMatchObject({ passed: 3, failed: 1, failures: ['unhandled'] });
  expect(counts({}, 0, 'no files')).toMatchObject({ failed: 1 });
  expect(countRun('/nowhere.json', 1, 'no such runner')).toMatchObject({ failed: 1 });
});

test('the last line sums all suites', () => {
  expect(summary(add({ ...nothing, passed: 2, skipped: 1 }, failure('x')))).toBe(
    '2 passed, 1 failed, 1 skipped',
  );
});
