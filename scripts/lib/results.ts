import { existsSync, readFileSync } from 'node:fs';

/** Result of a suite or run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Printed failures. */
  readonly failures: readonly string[];
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function add(first: Counts, second: Counts): Counts {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    failures: [...first.failures, ...second.failures],
  };
}

export function failure(text: string): Counts {
  return { ...nothing, failed: 1, failures: [text] };
}

/** Summary line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The JSON report of each runner that counts tests. */
interface Report {
  /** Vitest's. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numTotalTests?: number;
  /** Playwright's. */
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A flaky journey has failed. */
function numbersIn({ stats, numPassedTests: passed = 0, numFailedTests: failed = 0, ...rest }: Report) {
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return { passed, failed, skipped: (rest.numTotalTests ?? 0) - passed - failed };
}

/** Where the runners begin to say what went wrong. */
const begin = /^(?:.*⎯ (?:Failed|Unhandled)|\s+1\) )/m;

/**
 * What a runner has found. It is only as good as its exit code and its number of tests: one that broke without naming a test,
 * or that ran none, has failed.
 * @param file of its JSON report; missing where it broke before it wrote one
 * @param output everything that it has said
 * @param mayBeNone whether there need not be any test
 */
export function countRun(file: string, code: number, output: string, mayBeNone = false): Counts {
  const numbers = existsSync(file) ? numbersIn(JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing;
  if (code === 0 && mayBeNone) return { ...numbers, failures: [] };
  if (numbers.passed + numbers.failed === 0) return failure(`No test was run:\n${output}`);
  if (code === 0 && numbers.failed === 0) return { ...numbers, failures: [] };
  const failures = [output.slice(Math.max(0, output.search(begin)))];
  return { ...numbers, failed: Math.max(1, numbers.failed), failures };
}
