import { LineCounter, parseDocument } from 'yaml';
import type { Problems } from './problems.ts';

export interface FrontMatter {
  /** What the head says: every value is a text as the author wrote it, but for one of digits alone in `numbers`. */
  readonly fields: unknown;
  /** Everything below the head. */
  readonly body: string;
}

/**
 * Parts a file into its head, YAML between two lines of `---`, and its text.
 * @param text the whole file
 * @param file its name, for problems
 * @param numbers the fields that are numbers; a title such as `1971` stays a text
 * @returns undefined when there is no head or it is not YAML: then the problem names the line and its field
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
  // The smallest of YAML's schemas knows texts alone, so nothing an author writes turns into a number, a date or a yes.
  const document = parseDocument(head, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  for (const { message, pos } of wrong) {
    const { line } = lineCounter.linePos(pos[0]);
    const field = /^[\w-]+(?=:)/.exec(head.split('\n')[line - 1] ?? '')?.[0] ?? '(front matter)';
    // The head begins below its own `---`.
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
