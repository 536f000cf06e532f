import { relative } from 'node:path';

/**
 * One line per diagnostic: `book.typ:12:4: message`, with paths as seen from `contentDir`.
 * Lines and columns are counted from 1, as editors do; Typst counts them from 0.
 */
export function describeProblems(diagnostics: readonly unknown[], contentDir: string): string {
  return diagnostics.map((diagnostic) => describeProblem(diagnostic, contentDir)).join('\n');
}

function describeProblem(diagnostic: unknown, contentDir: string): string {
  const message = String(field(diagnostic, 'message') ?? 'unknown problem');
  const path = field(diagnostic, 'path');
  const start = field(field(diagnostic, 'range'), 'start');
  const line = field(start, 'line');
  const character = field(start, 'character');
  const file = typeof path === 'string' && path !== '' ? relative(contentDir, path) : 'unknown file';
  const place =
    typeof line === 'number' && typeof character === 'number' ? `:${line + 1}:${character + 1}` : '';
  return `${file}${place}: ${message}`;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
