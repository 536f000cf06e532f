import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldIssuesOf } from '@pathshala/contract/http/validation';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { sayOf } from '@pathshala/messages/say';
import { LineCounter, parseDocument } from 'yaml';
import { type Schema, ValidationError } from 'yup';

export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content has ${problems.length} bad entries:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

export class Problems {
  readonly #found: string[] = [];

  /** @param problem what an author reads, or a message of the catalogue */
  add(file: string, field: string, problem: string | MessageRef): void {
    const text = typeof problem === 'string' ? problem : sayOf(firstLanguage, problem);
    this.#found.push(`${file}: ${field}: ${text}`);
  }

  check<T>(schema: Schema<T>, value: unknown, file: string, place = ''): T | undefined {
    try {
      return schema.validateSync(value, { abortEarly: false, strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path, ...messageRef } of fieldIssuesOf(error, '')) {
        const field = [place, path].filter(Boolean).join('.') || '(whole)';
        this.add(file, field, messageRef);
      }
      return undefined;
    }
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}

export function readJson(folder: string, file: string, problems: Problems): unknown {
  const path = join(folder, file);
  if (!existsSync(path)) {
    problems.add(file, '(file)', 'is missing');
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problems.add(file, '(json)', error instanceof Error ? error.message : 'is not JSON');
    return undefined;
  }
}

interface FrontMatter {
  readonly fields: unknown;
  readonly body: string;
}

/** All others are strings: a title such as `1971` stays one. */
const numbers: readonly string[] = ['minutes', 'bytes', 'pages'];

export function splitFrontMatter(text: string, file: string, problems: Problems): FrontMatter | undefined {
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
  return wrong.length > 0 ? undefined : { fields: withNumbers(document.toJS()), body };
}

function withNumbers(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const read = (name: string, value: unknown) =>
    numbers.includes(name) && typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : withNumbers(value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(name, value)]));
}
