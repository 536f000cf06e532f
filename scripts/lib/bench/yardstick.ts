import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where it lies in a copy of the site. */
export const yardstickPath = '/yardstick.html';

/** Home's text with no style, script, font or picture: the least that a page of these words can cost. */
export function yardstickOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?!\/?(?:body|h[1-6]|p|ul|ol|li|main|section|nav|header|footer)\b)[^>]*>/g, '')
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Yardstick</title><link rel="icon" href="data:,"></head>${body}`;
}

/** Writes it beside the pages of a built site that is being measured. */
export function writeYardstick(folder: string): void {
  writeFileSync(join(folder, yardstickPath), yardstickOf(readFileSync(join(folder, 'index.html'), 'utf8')));
}
