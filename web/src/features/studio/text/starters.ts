/** Placeholder texts. They go into a lesson, so they are in its language and not in the page's. */
import { type InLanguages, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import bangla from './starters/bn.json' with { type: 'json' };
import english from './starters/en.json' with { type: 'json' };

export interface Starters {
  readonly table: Block;
  readonly workedExample: Block;
  readonly tryIt: Block;
  readonly figures: Readonly<Record<string, object>>;
  readonly quizText: string;
}

export interface Block {
  readonly text: string;
  /** The part that is selected, to be written over first. */
  readonly chosen: string;
}

const starters: InLanguages<Starters> = { en: english, bn: bangla };

export const startersIn = (language: Language): Starters => ownOrFirst(starters, language);

/** The JSON of an example figure, one field per line, which shows what fields the kind has. */
export function figureText(kind: string, language: Language): string {
  return JSON.stringify({ kind, ...startersIn(language).figures[kind] }, null, 1);
}

/** A Markdown block with the figure's JSON on one line, as in the school's files. */
export function figureBlock(json: string): string {
  return `\`\`\`figure\n${JSON.stringify(JSON.parse(json))}\n\`\`\``;
}

export function readFigure(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const fields: unknown = JSON.parse(json);
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
