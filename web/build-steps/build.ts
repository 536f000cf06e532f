import { spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkConfig } from '@pathshala/brand/check-config';
import { keepsPages } from '@pathshala/brand/owner.config';
import { builtContent } from '@pathshala/content/load-content';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { bundlesFolder, clientFolder, languageVariable } from './built-language.ts';
import { copyBundles, copyPublic, isMadeOf, remake } from './copy-site.ts';
import { makeFonts, makePublicFiles } from './public-files.ts';
import { compileWords } from './words/words.ts';
import { writeWorker } from './write-worker.ts';

/**
 * Builds the site. Steps write files that later ones read, some of them code, so those steps are imported late. Languages are
 * built side by side. Bundles of the same code are reused; a build by hand has no hash of the code, and bundles again.
 */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const code = process.env.PATHSHALA_CODE;

/** @throws Error if it fails; its output says why */
function runIn(language: Language, step: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(step, import.meta.url))], {
      env: { ...process.env, [languageVariable]: language, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The site in ${language} was not built`)),
    );
  });
}

const inAll = (step: string) => Promise.all(languages.map((language) => runIn(language, step)));

checkConfig();
compileWords();
// First, while the emulators start: the seed waits for it. A build by hand keeps nothing.
if (process.env.PATHSHALA_CONTENT) builtContent();
const bundles = join(webDir, bundlesFolder);
if (isMadeOf(bundles, code)) await makePublicFiles();
else
  await remake(bundles, code, async () => {
    await import('./prepare-code.ts');
    await makeFonts();
    // Pictures keep one core busy, and neither step reads files of the other.
    await Promise.all([inAll('bundle-language.ts'), makePublicFiles()]);
  });
copyPublic(webDir);
copyBundles(webDir);
await inAll('render-language.ts');
const client = join(webDir, clientFolder);
renameSync(join(client, '404/index.html'), join(client, '404.html'));
rmSync(join(client, '404'), { recursive: true });
await writeWorker(client, keepsPages);
