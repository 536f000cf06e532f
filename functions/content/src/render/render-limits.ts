import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { fitsBytes } from '@pathshala/contract/text/encodings';
import type { MessageRef } from '@pathshala/messages/keys';
import { Tokenizer, type Tokens } from 'marked';
import { stretchAt } from './beside-letters.ts';

/**
 * Rendering is synchronous: a text that is slow to render stops every other request of the instance, and a short text that
 * becomes a long page fills its memory. These limits are checked before and while a text is rendered.
 */

const formula = /\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\\n])+)\$/g;

const lineEnds = /\n/g;

/** How many figures a text has at most. */
export const figuresIn = (text: string) => text.match(/```figure/g)?.length ?? 0;

/**
 * What makes the texts of one item too much to render: bytes of each; lines, formulas and figures of all together.
 * @returns undefined if they are within the limits
 */
export function excessIn(texts: readonly string[]): MessageRef | undefined {
  const max = limits.lessonBytes;
  if (!texts.every((text) => fitsBytes(text, max)))
    return { key: 'faults.textMax', params: { most: max / 1024 } };
  const lines = texts.reduce((sum, text) => sum + (text.match(lineEnds)?.length ?? 0) + 1, 0);
  if (lines > limits.textLinesMax) return { key: 'faults.linesMax', params: { most: limits.textLinesMax } };
  const formulas = texts.flatMap((text) => [...text.matchAll(formula)].map(([source]) => source.length));
  const length = formulas.reduce((sum, one) => sum + one, 0);
  if (texts.reduce((sum, text) => sum + figuresIn(text), 0) > limits.figuresMax)
    return { key: 'faults.figuresMax', params: { most: limits.figuresMax } };
  return formulas.length > limits.formulasMax || length > limits.formulaTextMax
    ? { key: 'faults.formulasMax', params: { most: limits.formulasMax } }
    : undefined;
}

/**
 * The HTML or MathML of a source. Twenty times its length is more than any real text needs.
 * @param room further characters, for what every short source needs
 * @throws MessageError if it grew more
 */
export function requireSmallGrowth(source: string, result: string, room: number): string {
  if (result.length > room + 20 * source.length) throw new MessageError('faults.growth');
  return result;
}

/** What the texts of an item have asked for so far. */
export interface Spent {
  /** Characters that were looked at: at each sign that may mean something, all that follow it in its paragraph. */
  looks: number;
}

/** Refuses nesting, tables and signs that take much longer to read than to write. */
export class LimitedTokenizer extends Tokenizer {
  #depth = 0;
  /** Of the text that is read: each has a lexer of its own. */
  #cells = { lexer: this.lexer, count: 0 };
  #spent: Spent = { looks: 0 };
  readonly #isShared: boolean;

  /** @param spent by the other texts of the item; left out: each text has all for itself */
  constructor(spent?: Spent) {
    super();
    this.#isShared = spent !== undefined;
    if (spent) this.#spent = spent;
  }

  override list(source: string): Tokens.List | undefined {
    return this.#nested(() => super.list(source));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.#nested(() => super.blockquote(source));
  }

  /** Marked gives each row as many cells as the head has, so a line of two characters can become a thousand cells. */
  override table(source: string): Tokens.Table | undefined {
    const [block = ''] = /^(?:.*\S.*(?:\n|$))+/.exec(source) ?? [];
    const [head = '', ...rows] = block.split('\n');
    const cells = head.split('|').length * (rows.length + 1);
    const isTable = /^[|:\- \t]+$/.test(rows[0] ?? '');
    this.#begin();
    if (isTable && this.#cells.count + cells > limits.tableCellsMax) {
      throw new MessageError('faults.tableMax', { most: limits.tableCellsMax });
    }
    const table = super.table(source);
    if (table) this.#cells.count += cells;
    return table;
  }

  /** Called for each paragraph, item or cell. Pairing `*` and `_` takes time quadratic in the text's length. */
  override emStrong(source: string, whole: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    if (whole.length > limits.paragraphMax) {
      throw new MessageError('faults.paragraphMax', { most: limits.paragraphMax });
    }
    // First, as Markdown would take the next sign that it accepts instead.
    const beside = stretchAt(source, before ?? '');
    if (!beside) return super.emStrong(source, whole, before);
    const { raw, text, type } = beside;
    return { type, raw, text, tokens: this.lexer.inlineTokens(text) };
  }

  /** Called first for each sign in a paragraph, with all that follows. */
  override escape(source: string): Tokens.Escape | undefined {
    this.#begin();
    this.#spent.looks += source.length;
    if (this.#spent.looks > limits.textLooksMax) throw new MessageError('faults.signsMax');
    return super.escape(source);
  }

  #begin(): void {
    if (this.#cells.lexer === this.lexer) return;
    this.#cells = { lexer: this.lexer, count: 0 };
    if (!this.#isShared) this.#spent = { looks: 0 };
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > limits.nestingMax) throw new MessageError('faults.tooDeep');
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}
