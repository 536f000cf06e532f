import { LineCounter, parseDocument } from 'yaml';
import type { Problems } from './problems.ts';

export interface FrontMatter {
  /** Front matter: all values are strings, except all-digit ones in `numbers`. */
  readonly fields: unknown;
  /** The body. */
  readonly body: string;
}

/**
 * Splits a file into YAML front matter and body.
 * @param text the whole file
 * @param file its name, for problems
 * @param numbers numeric fields; a title such as `1971` stays a string
 * @returns undefined without valid front matter: then the problem names line and field
 */
export function splitFrontMatter(
  text: string,
  file: string,
  numbers: readonly string[],
  problems: Problems,
): FrontMatter | undefined {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) {
    problems.add(file, '(front matter)', 'is missing');
    return undefined;
  }
  const lineCounter = new LineCounter();
  // YAML's failsafe schema: all values stay strings, never numbers, dates or booleans.
  const document = parseDocument(head, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  for (const { message, pos } of wrong) {
    const { line } = lineCounter.linePos(pos[0]);
    const field = /^[\w-]+(?=:)/.exec(head.split('\n')[line - 1] ?? '')?.[0] ?? '(front matter)';
    // The head starts below its own `---`.
    problems.add(file, field, `line ${line + 1}: ${message}`);
  }
  return wrong.length > 0 ? undefined : { fields: withNumbers(document.toJS(), numbers), body };
}

function withNumbers(fields: unknown, numbers: readonly string[]): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const asNumber = ([name, value]: [string, unknown]) =>
    numbers.includes(name) && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Object.fromEntries(Object.entries(fields).map((entry) => [entry[0], asNumber(entry)]));
}
