import { existsSync, readFileSync } from 'node:fs';

/** What became of the tests of one suite. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Every failure in full: the test's name, then what was wrong. */
  failures: string[];
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

/** The line that ends `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A run is only as good as its exit code and its number of tests: a runner that broke without naming a test, or that
 * ran none, has failed.
 */
export function settle(counts: Counts, code: number, output: string): Counts {
  if (code !== 0 && counts.failed === 0)
    return add(counts, failure(`The runner ended with exit code ${code}:\n${output}`));
  if (counts.passed + counts.failed === 0) return add(counts, failure(`No test was run:\n${output}`));
  return counts;
}

interface VitestReport {
  testResults: Array<{
    name: string;
    status: string;
    message?: string;
    assertionResults: Array<{ fullName: string; status: string; failureMessages?: string[] }>;
  }>;
}

/** Counts Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  return report.testResults.reduce((sum, file) => {
    const tests = file.assertionResults;
    const failed = tests.filter(({ status }) => status === 'failed');
    const failures = failed.map(
      (test) => `${file.name}\n${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`,
    );
    const isBroken = file.status === 'failed' && failed.length === 0;
    const passed = tests.filter(({ status }) => status === 'passed').length;
    const counts = {
      passed,
      failed: failed.length,
      skipped: tests.length - passed - failed.length,
      failures,
    };
    return add(add(sum, counts), isBroken ? failure(`${file.name}\n${file.message ?? ''}`) : nothing);
  }, nothing);
}

interface PlaywrightResult {
  errors?: Array<{ message?: string }>;
  attachments?: Array<{ name: string; path?: string }>;
}

interface PlaywrightSuite {
  title: string;
  specs?: Array<{
    title: string;
    file: string;
    line: number;
    tests: Array<{ status: string; results: PlaywrightResult[] }>;
  }>;
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: Array<{ message?: string }>;
}

/** How much of a page a failure shows: characters. */
const shownMost = 2000;

/** What went wrong, and what the page showed then, as a screen reader has it: the folder of results is not kept. */
function messagesOf({ errors = [], attachments = [] }: PlaywrightResult): string[] {
  const shown = attachments
    .filter(({ name, path }) => name === 'error-context' && path !== undefined && existsSync(path))
    .map(
      ({ path }) =>
        /```yaml\n([\s\S]*?)```/.exec(readFileSync(path ?? '', 'utf8'))?.[1]?.slice(0, shownMost) ?? '',
    );
  return [...errors.map(({ message }) => message ?? ''), ...shown];
}

/** Counts Playwright's JSON report. A test that passed only when tried again counts as failed. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const inSuite = (suite: PlaywrightSuite): Counts => {
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test): Counts => {
        if (test.status === 'expected') return { ...nothing, passed: 1 };
        if (test.status === 'skipped') return { ...nothing, skipped: 1 };
        const messages = test.results.flatMap(messagesOf).join('\n');
        return failure(`${spec.file}:${spec.line}\n${spec.title} (${test.status})\n${messages}`);
      }),
    );
    return [...own, ...(suite.suites ?? []).map(inSuite)].reduce(add, nothing);
  };
  const broken = (report.errors ?? []).map(({ message }) => failure(message ?? 'unknown error'));
  return [...report.suites.map(inSuite), ...broken].reduce(add, nothing);
}

/** Reads a JSON report; undefined when the runner broke before it wrote one. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
