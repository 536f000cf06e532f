import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@pathshala/contract/text/languages';
import { build } from 'esbuild';
import { keeperPath, workerPath } from '../../offline/stores.ts';
import { offlineParts, offlinePolicy } from './offline-page.ts';

const sources = fileURLToPath(new URL('../../offline', import.meta.url));

/** Packages of the worker whose licence must be named. */
const libraries = [
  'workbox-core',
  'workbox-expiration',
  'workbox-navigation-preload',
  'workbox-routing',
  'workbox-strategies',
] as const;

function licenceOf(name: (typeof libraries)[number]): string {
  const manifest = fileURLToPath(import.meta.resolve(`${name}/package.json`));
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

interface Program {
  readonly entry: string;
  readonly address: string;
  readonly format: 'iife' | 'esm';
}

async function write(clientFolder: string, { entry, address, format }: Program): Promise<void> {
  await build({
    entryPoints: [join(sources, entry)],
    outfile: join(clientFolder, address),
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      __OFFLINE_PARTS__: JSON.stringify(
        Object.fromEntries(languages.map((language) => [language, offlineParts(language)])),
      ),
      __OFFLINE_POLICY__: JSON.stringify(offlinePolicy),
    },
  });
}

/**
 * Writes the service worker and the script that starts it into the built site.
 * @param clientFolder absolute path of the built site
 * @param keepsPages false: scripts that remove both take their places
 */
export async function writeWorker(clientFolder: string, keepsPages: boolean): Promise<void> {
  await write(clientFolder, {
    entry: keepsPages ? 'worker/worker.ts' : 'worker/undo.ts',
    address: workerPath,
    format: 'iife',
  });
  await write(clientFolder, {
    entry: keepsPages ? 'page/start.ts' : 'page/stop.ts',
    address: keeperPath,
    format: 'esm',
  });
  if (keepsPages) appendFileSync(join(clientFolder, 'licenses.md'), libraries.map(licenceOf).join(''));
}
