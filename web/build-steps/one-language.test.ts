import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprintOf } from '@pathshala/content/fingerprint';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneLanguage } from './one-language.ts';

const folder = mkdtempSync(join(tmpdir(), 'pathshala-one-language-'));
const content = join(folder, 'functions/content');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true });
  writeFileSync(join(content, file), text);
}

beforeAll(() => {
  write(
    'site/home.json',
    JSON.stringify({ hero: { title: { en: 'A classroom', bn: 'একটি ক্লাস' }, lead: 'Plain' } }),
  );
  write('src/home.ts', "throw new Error('what stands here is for Node');\n");
  write('page.ts', "import { home, homePrint } from './src/home.ts';\nexport default { home, homePrint };\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page is built with one language of what the school says', async () => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage()],
    build: { write: false, lib: { entry: join(content, 'page.ts'), formats: ['es'], fileName: 'page' } },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  expect(code).toContain('A classroom');
  expect(code).toContain('Plain');
  // Of all languages: a new translation is something newer, too.
  const fields = { hero: { title: { en: 'A classroom', bn: 'একটি ক্লাস' }, lead: 'Plain' } };
  expect(code).toContain(fingerprintOf([{ kind: 'home', id: 'home', fields }]));
  expect(code).not.toMatch(/\p{Script=Bengali}|for Node/u);
});
