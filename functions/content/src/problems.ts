import { fieldIssuesOf } from '@pathshala/contract/http/validation';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { sayOf } from '@pathshala/messages/say';
import { type Schema, ValidationError } from 'yup';

/** What is wrong with the content: every bad entry, each by file and field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content has ${problems.length} bad entries:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/** Collects what is wrong, so that an author sees all of it at once. */
export class Problems {
  readonly #found: string[] = [];

  /** @param problem what an author reads, or a message of the catalogue */
  add(file: string, field: string, problem: string | MessageRef): void {
    const text = typeof problem === 'string' ? problem : sayOf(firstLanguage, problem);
    this.#found.push(`${file}: ${field}: ${text}`);
  }

  /**
   * Checks one entry to the letter: nothing is converted, nothing unknown is let by.
   * @param place where in the file, such as `[3]`
   * @returns the entry, or undefined when it is bad
   */
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

  /** @throws ContentError when anything was added */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}
