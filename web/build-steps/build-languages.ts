import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { bundlesFolder, languageVariable } from './built-language.ts';
import { copyBundles, copyPublic, isMadeOf, remake } from './copy-site.ts';
import { makeFonts } from './public-files.ts';

/**
 * The site in every language, side by side: builds do not depend on each other. Bundles of the same code are reused;
 * a build by hand has no hash of the code, and bundles again.
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

const inAll = async (step: string) => {
  await Promise.all(languages.map((language) => runIn(language, step)));
};

/** Reuses the bundle of the same code. @param meanwhile work of this process, once the others have all that they need */
export async function bundleLanguages(meanwhile: () => Promise<void>): Promise<void> {
  const bundles = join(webDir, bundlesFolder);
  if (isMadeOf(bundles, code)) return await meanwhile();
  await remake(bundles, code, async () => {
    await import('./prepare-code.ts');
    await makeFonts();
    await Promise.all([inAll('bundle-language.ts'), meanwhile()]);
  });
}

export async function renderLanguages(): Promise<void> {
  copyPublic(webDir);
  copyBundles(webDir);
  await inAll('render-language.ts');
}
