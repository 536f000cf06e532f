import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { build } from 'esbuild';
import { keeperPath, workerPath } from '../../offline/stores.ts';
import { offlineParts } from './offline-page.ts';

const sources = fileURLToPath(new URL('../../offline', import.meta.url));

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

/**
 * Writes a program of one file.
 * @param entry its first module
 * @param define texts in the place of names
 * @returns the folders of the packages in it
 */
async function write(file: string, entry: string, define: Readonly<Record<string, string>> = {}) {
  const { metafile } = await build({
    entryPoints: [join(sources, entry)],
    outfile: file,
    absWorkingDir: sources,
    bundle: true,
    minify: true,
    format: 'iife',
    target: buildTarget,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  const folders = Object.keys(metafile.inputs).flatMap((one) => /^.*node_modules\/[^/]+/.exec(one) ?? []);
  return [...new Set(folders)].map((folder) => join(sources, folder));
}

/**
 * Writes the service worker and the script that starts it into the built site.
 * @param clientFolder absolute path of the built site
 * @param keepsPages false: a worker that removes all that was kept takes its place
 * @param built the languages of the site
 */
export async function writeWorker(
  clientFolder: string,
  keepsPages: boolean,
  built: readonly Language[] = languages,
): Promise<void> {
  const worker = join(clientFolder, workerPath);
  if (!keepsPages) return void (await write(worker, 'worker/undo.ts'));
  const parts = built.map((language) => [language, offlineParts(language, clientFolder)]);
  const packages = await write(worker, 'worker/worker.ts', {
    __OFFLINE_PARTS__: JSON.stringify(Object.fromEntries(parts)),
  });
  await write(join(clientFolder, keeperPath), 'page/start.ts');
  appendFileSync(join(clientFolder, 'licenses.md'), packages.map(licenceOf).join(''));
}
