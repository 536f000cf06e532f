import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { build } from 'esbuild';
import { keeperPath, workerPath } from '../offline/stores.ts';

const sources = fileURLToPath(new URL('../offline', import.meta.url));

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

/** @param entry its first module @returns the folders of the packages in it */
async function write(file: string, entry: string) {
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
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const folders = Object.keys(metafile.inputs).flatMap((one) => /^.*node_modules\/[^/]+/.exec(one) ?? []);
  return [...new Set(folders)].map((folder) => join(sources, folder));
}

/** @param clientFolder absolute path of the built site @param keepsPages false: writes a worker that removes everything stored */
export async function writeWorker(clientFolder: string, keepsPages: boolean): Promise<void> {
  const worker = join(clientFolder, workerPath);
  if (!keepsPages) return void (await write(worker, 'worker/undo.ts'));
  const packages = await write(worker, 'worker/worker.ts');
  await write(join(clientFolder, keeperPath), 'page/start.ts');
  appendFileSync(join(clientFolder, 'licenses.md'), packages.map(licenceOf).join(''));
}
