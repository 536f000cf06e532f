import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { fitsBytes } from '@pathshala/contract/text/encodings';
import type { MessageRef } from '@pathshala/messages/keys';
import { Tokenizer, type Tokens } from 'marked';

/** Bangla adds endings to quoted words: plain Markdown would show the stars of `**“পদ্মা”**র জল`. */

const within = String.raw`(?:\x60[^\x60\n]*\x60|\$[^$\n]+\$|\\.|[^*\\\x60$\n])+?`;
const withinLow = within.replace('[^*', '[^_');
const stretches = [
  ['***', new RegExp(String.raw`^\*{3}(?![\s*])(${within})\*{3}(?!\*)`)],
  ['**', new RegExp(String.raw`^\*\*(?![\s*])(${within})\*\*(?!\*)`)],
  ['*', new RegExp(String.raw`^\*(?![\s*])(${within})\*(?!\*)`)],
  ['__', new RegExp(String.raw`^__(?![\s_])(${withinLow})__(?!_)`)],
  ['_', new RegExp(String.raw`^_(?![\s_])(${withinLow})_(?!_)`)],
] as const;

const notLatin = /(?![\p{Script=Latin}\p{N}])[\p{L}\p{M}]/u;

/** A single star between Latin letters or digits may be a product, and an underscore part of a name. */
const letterBeside = {
  '***': /[\p{L}\p{M}\p{N}]/u,
  '**': /[\p{L}\p{M}\p{N}]/u,
  ...{ '*': notLatin, __: notLatin, _: notLatin },
};

/** Whether a mark may have punctuation on its inside and a letter on its outside. */
export const holdsBeside = (sign: keyof typeof letterBeside, outside: string): boolean =>
  letterBeside[sign].test(outside);

interface Stretch {
  readonly type: 'strong' | 'em';
  readonly raw: string;
  readonly text: string;
}

const beginsWithMark = /^[\p{P}\p{S}]/u;
const endsWithMark = /[\p{P}\p{S}]$/u;

function stretchAt(source: string, before: string): Stretch | undefined {
  for (const [sign, stretch] of stretches) {
    const [raw, text] = stretch.exec(source) ?? [];
    if (raw === undefined || text === undefined || /\s$/.test(text)) continue;
    const [after = ''] = source.slice(raw.length);
    const begins = beginsWithMark.test(text) && holdsBeside(sign, before);
    const ends = endsWithMark.test(text) && holdsBeside(sign, after);
    if (!begins && !ends) continue;
    if (sign === '***') return { type: 'em', raw, text: `**${text}**` };
    return { type: sign.length === 2 ? 'strong' : 'em', raw, text };
  }
  return undefined;
}

/** Rendering is synchronous: a text that is slow to render blocks every other request of the instance. */

const formula = /\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\\\n])+)\$/g;

const lineEnds = /\n/g;

export const figuresIn = (text: string) => text.match(/```figure/g)?.length ?? 0;

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

/** Twenty times its length is more than any real text needs. @throws MessageError if it grew more */
export function requireSmallGrowth(source: string, result: string, room: number): string {
  if (result.length > room + 20 * source.length) throw new MessageError('faults.growth');
  return result;
}

export interface Spent {
  /** Characters looked at: for each sign that may mean something, all that follow it in its paragraph. */
  looks: number;
}

/** Refuses nesting, tables and signs that take much longer to read than to write. */
export class LimitedTokenizer extends Tokenizer {
  #depth = 0;
  #cells = { lexer: this.lexer, count: 0 };
  #spent: Spent = { looks: 0 };
  readonly #isShared: boolean;

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
    // Tried first: Markdown would take the next sign that it accepts instead.
    const beside = stretchAt(source, before ?? '');
    if (!beside) return super.emStrong(source, whole, before);
    const { raw, text, type } = beside;
    return { type, raw, text, tokens: this.lexer.inlineTokens(text) };
  }

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
