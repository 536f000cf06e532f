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

/** The kind of a figure that is in the text already; undefined if its JSON is broken. */
export function kindIn(json: string | undefined): string | undefined {
  try {
    const { kind } = JSON.parse(json ?? '') as { kind?: unknown };
    return typeof kind === 'string' ? kind : undefined;
  } catch {
    return undefined;
  }
}

/** A figure's JSON, one field per line, to be changed by hand; broken JSON as it is. */
export function onLines(json: string): string {
  return kindIn(json) === undefined ? json : JSON.stringify(JSON.parse(json), null, 1);
}
