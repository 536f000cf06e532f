import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly files: readonly Readonly<{ file: string; seconds: number }>[];
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

export function add(first: Counts, second: Counts): Counts {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    failures: [...first.failures, ...second.failures],
    files: [...first.files, ...second.files],
  };
}

export function failure(text: string): Counts {
  return { ...nothing, failed: 1, failures: [text] };
}

export const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function slowest({ files }: Counts): string[] {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

function millisecondsOf({ suites = [], specs }: JSONReportSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const all = [...own.map(({ duration }) => duration), ...suites.map(millisecondsOf)];
  return all.reduce((sum, one) => sum + one, 0);
}

/** What the JSON report of a runner says. A flaky journey has failed. */
function readReport(text: string): Counts {
  const report = JSON.parse(text) as JsonTestResults | JSONReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const files = report.suites.map((suite) => ({
      file: `web/e2e/${suite.file}`,
      seconds: millisecondsOf(suite) / 1000,
    }));
    return { passed: expected, failed: unexpected + flaky, skipped, failures: [], files };
  }
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests, testResults } = report;
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed, skipped: numTotalTests - passed - failed, failures: [], files };
}

/** Where the runners' list of failures begins. */
const begin = /^(?:.*⎯ (?:Failed|Unhandled)|\s+1\) )/m;

/** A run without tests, or with an exit code but no failed test, has failed. @param file may be missing */
export function countRun(file: string, code: number, output: string, mayBeNone = false): Counts {
  const counts = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : nothing;
  if (code === 0 && (mayBeNone || (counts.passed > 0 && counts.failed === 0))) return counts;
  if (counts.passed + counts.failed === 0) return failure(`No test was run:\n${output}`);
  const failures = [output.slice(Math.max(0, output.search(begin)))];
  return { ...counts, failed: Math.max(1, counts.failed), failures };
}
