import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { compileWords } from './words.ts';

vi.setConfig({ testTimeout: 60_000 });

const web = join(import.meta.dirname, '..');
const base = mkdtempSync(join(tmpdir(), 'words-'));
const outdir = join(base, 'src/words/compiled');
afterAll(() => rmSync(base, { recursive: true }));

type Catalogue = Record<string, Record<string, unknown>>;
const read = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8'));

test('a third language is a file and a name in the settings', async () => {
  mkdirSync(join(base, 'project.inlang'));
  cpSync(join(web, 'messages'), join(base, 'messages'), { recursive: true });
  const settings = JSON.parse(readFileSync(join(web, 'project.inlang/settings.json'), 'utf8'));
  writeFileSync(
    join(base, 'project.inlang/settings.json'),
    JSON.stringify({
      ...settings,
      locales: [...settings.locales, 'xx'],
      modules: [join(web, settings.modules[0])],
    }),
  );
  const words = read(join(web, 'messages/en.json'));
  const made = { ...words, app: { ...words.app, skip: 'Xkip' } };
  writeFileSync(join(base, 'messages/xx.json'), JSON.stringify(made));
  expect(await compileWords({ base, outdir })).toBe(true);
  expect(await compileWords({ base, outdir }), 'nothing has changed').toBe(false);
  const compiled = readFileSync(join(outdir, 'messages/xx.js'), 'utf8');
  expect(compiled).toContain('Xkip');
  const names = (language: string) =>
    [...readFileSync(join(outdir, `messages/${language}.js`), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => name,
    );
  expect(names('xx')).toEqual(names('en'));
  expect(names('bn')).toEqual(names('en'));
});
