import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@pathshala/contract/text/languages';
import { catalogueText } from '@pathshala/messages/catalogues';
import { build, type Plugin } from 'esbuild';
import { besidesCode } from '../build-targets.ts';
import { root, stateFolder } from '../paths.ts';

/** The project's own packages are TypeScript, found by their names. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^@pathshala\// }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
  },
};

/** The words of refusals are in the file, too. */
const messagesInside: Plugin = {
  name: 'messages-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/]catalogues\.ts$/ }, () => {
      const texts = languages.map((language) => [
        language,
        JSON.stringify(JSON.parse(catalogueText(language))),
      ]);
      const inside = JSON.stringify(Object.fromEntries(texts));
      return {
        contents: `const texts = ${inside};\nexport const catalogueText = (language) => texts[language];`,
      };
    });
  },
};

/** Loaded when first needed, from where npm installs it: what most instances never need. */
export const loadedLater = ['stripe', '@google-cloud/storage', 'mathjs'];

/** What npm's packages in the file expect to be there: they were written for Node's older modules. */
const olderModules = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Everything in one file, npm's packages too: a new instance reads one file where it read 1,500, and that is half of its
 * start (docs/performance.md, "The function").
 */
async function bundle(outfile: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [fileURLToPath(import.meta.resolve('@pathshala/functions/index'))],
    outfile,
    bundle: true,
    external: loadedLater,
    // Names stay, for the log; what is only there for people costs every instance time to read.
    minifyWhitespace: true,
    banner: { js: olderModules },
    plugins: [workspacesInside, messagesInside],
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
}

/**
 * Writes the function's code. What was made of the same code before is taken as it is.
 * @param code the hash of the code that is there now; left out: nobody knows
 */
export async function writeFunctionCode(file: string, code = process.env.PATHSHALA_CODE): Promise<void> {
  await rm(file, { force: true });
  if (!code) return await bundle(file);
  const codeFile = join(stateFolder, 'build', 'function-code', `${code}.js`);
  if (!existsSync(codeFile)) {
    await rm(dirname(codeFile), { recursive: true, force: true });
    // A build that is broken off leaves no half of it under that name.
    await bundle(`${codeFile}.new`);
    await rename(`${codeFile}.new`, codeFile);
  }
  await copyFile(codeFile, file);
}
