import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import { schoolContent } from '@pathshala/content/testing/school-content';
import type { Language } from '@pathshala/contract/text/languages';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundIn } from './build-index.ts';
import { indexOf } from './search.ts';

const folder = mkdtempSync(join(tmpdir(), 'pathshala-first-language-'));

beforeAll(() => {
  cpSync(schoolFolder, folder, {
    recursive: true,
    filter: (path) => !/\/(?:src|node_modules)$|\.bn\.(?:md|quiz\.json)$/.test(path),
  });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:(?:courses|blogs|books|site)\/.*|instructors)\.json$/.test(file)) continue;
    const path = join(folder, file);
    const value = JSON.parse(readFileSync(path, 'utf8')) as { lang?: Language };
    writeFileSync(path, JSON.stringify(inOneLanguage(value, value.lang ?? 'en')));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('translations change nothing that is read, stored or found in the first language', () => {
  const [plain, { in: translated, ...content }] = [loadContent(folder), schoolContent()];
  const { in: _none, ...plainContent } = plain;
  expect(JSON.stringify(content)).toBe(JSON.stringify(plainContent));
  expect([...content.lessons]).toEqual([...plain.lessons]);
  const documents = seedDocuments({ ...content, in: translated })
    .filter(({ path }) => !path.endsWith('.bn'))
    .map(({ path, data }) => ({ path, data: withoutTranslation(data) }));
  expect(JSON.stringify(documents)).toBe(JSON.stringify(seedDocuments(plain)));
  expect(indexOf(foundIn({ ...content, in: translated }, firstLanguage))).toBe(
    indexOf(foundIn(plain, firstLanguage)),
  );
});

function withoutTranslation(data: object): unknown {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'bn' ? undefined : value)));
}
