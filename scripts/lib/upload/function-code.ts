import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@pathshala/contract/text/languages';
import { catalogueText } from '@pathshala/messages/say';
import { build, type Plugin } from 'esbuild';
import { besidesCode } from '../build-targets.ts';
import { withFolderLock } from '../folder-lock.mjs';
import { lockFolder, root, stateFolder } from '../paths.ts';

/** JSON data of npm packages stays in files: as code it would be in memory for good, used or not. */
const dataBeside: Plugin = {
  name: 'data-beside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.json$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'copy',
    }));
  },
};

/** Loaded on first use from where npm installs it; most instances never need it. */
export const loadedLater = ['stripe', '@google-cloud/storage', 'mathjs'];

/** What npm's bundled packages need, written for CommonJS. */
const olderModules = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Writes a few files that include npm's packages, because a new instance would otherwise read 1,500: `index.js` with what all
 * functions share, and next to it what only some functions or calls need (docs/performance.md, "The function").
 */
async function bundle(outdir: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [fileURLToPath(import.meta.resolve('@pathshala/functions/index'))],
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    external: loadedLater,
    // Names stay, for the log; comments and blanks would cost every instance time.
    minifyWhitespace: true,
    banner: { js: olderModules },
    plugins: [dataBeside],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const inside = Object.keys(metafile.inputs).find((file) =>
    besidesCode.some((folder) => file.startsWith(`${folder}/`)),
  );
  if (inside) throw new Error(`${inside} is in the function, which is not made again when that changes`);
  // Read with the first refusal.
  for (const language of languages)
    await writeFile(join(outdir, `${language}.json`), catalogueText(language));
}

/** Writes the functions' code into the folder; reuses a bundle of the same code. @param code its hash, if known */
export async function writeFunctionCode(folder: string, code = process.env.PATHSHALA_CODE): Promise<void> {
  const older = (await readdir(folder)).filter((name) => /\.js$|-[0-9A-Z]{8}\.json$/.test(name));
  for (const name of older) await rm(join(folder, name));
  if (!code) return await bundle(folder);
  const kept = join(stateFolder, 'build', 'function-code', code);
  // Another command may start at the same time.
  await withFolderLock(join(lockFolder, 'function-code'), async () => {
    if (!existsSync(kept)) {
      await rm(dirname(kept), { recursive: true, force: true });
      // Renamed when whole.
      await bundle(`${kept}.new`);
      await rename(`${kept}.new`, kept);
    }
    await cp(kept, folder, { recursive: true });
  });
}
