import type { Language } from '@pathshala/contract/text/languages';
import { startersIn } from './starters.ts';

/** The JSON of an example figure, one field per line, which shows what fields the kind has. */
export function figureText(kind: string, language: Language): string {
  return JSON.stringify({ kind, ...startersIn(language).figures[kind] }, null, 1);
}

/** A Markdown block with the figure's JSON on one line, as in the school's files. */
export function figureBlock(json: string): string {
  return `\`\`\`figure\n${JSON.stringify(JSON.parse(json))}\n\`\`\``;
}

/** The fields of a figure; undefined if its JSON is broken. */
export function readFigure(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const fields: unknown = JSON.parse(json);
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
