import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@pathshala/contract/languages';
import { languageVariable } from './built-language.ts';

const script = fileURLToPath(new URL('build-language.ts', import.meta.url));

/** Builds the site of one language. @throws Error when that fails; why is on the screen */
function buildIn(language: Language): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, [languageVariable]: language, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site in ${language} was not built`)),
    );
  });
}

/** The site in every language, side by side: no build knows of the other. */
await Promise.all(languages.map(buildIn));
