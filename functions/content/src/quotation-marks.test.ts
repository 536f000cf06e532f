import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schoolFolder } from './load-content.ts';

/** Front matter, code, formulas and tags have marks of their own. */
const notProse = /^---\n.*?\n---\n|```.*?```|`[^`\n]*`|\$\$.*?\$\$|\$[^$\n]*\$|<[^<>\n]*>/gs;

const files = readdirSync(schoolFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|json)$/.test(file) && !/^(?:README|package)\b/.test(file))
  .concat('../../web/messages/en.json', '../../web/messages/bn.json');

/** What is read in a file: each text of JSON, and Markdown with the texts of its figures. */
function proseOf(file: string): string[] {
  const source = readFileSync(join(schoolFolder, file), 'utf8');
  const texts: string[] = [];
  const collect = (_: string, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  };
  if (file.endsWith('.json')) JSON.parse(source, collect);
  else {
    for (const [figure] of source.matchAll(/^\{".*\}$/gm)) JSON.parse(figure, collect);
    texts.push(source);
  }
  return texts.map((text) => text.replace(notProse, ''));
}

test('texts have one kind of quotation marks and apostrophes, the curly ones', () => {
  const straight = files.flatMap((file) =>
    proseOf(file).flatMap((text) =>
      [...text.matchAll(/.{0,20}["'].{0,20}/g)].map(([part]) => `${file}: ${part}`),
    ),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(straight).toEqual([]);
});
