import type { Language } from '@pathshala/contract/text/languages';
import { startersIn } from './starters.ts';

/** An example of a kind of figure as it is written in a lesson, a field on a line: it says what the fields are. */
export function figureText(kind: string, language: Language): string {
  return JSON.stringify({ kind, ...startersIn(language).figures[kind] }, null, 1);
}

/** Its JSON on one line, as the school's files have it. */
export function figureBlock(json: string): string {
  return `\`\`\`figure\n${JSON.stringify(JSON.parse(json))}\n\`\`\``;
}
