import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '@pathshala/content/load-content';
import { languages } from '@pathshala/contract/languages';
import { searchIndexFile } from '@pathshala/contract/search';
import { siteFiles } from '@pathshala/contract/site-server';
import { catalogueText } from '@pathshala/messages/catalogues';
import { buildSearchIndex } from '@pathshala/search/build-index';
import { build, type Plugin } from 'esbuild';
import { closureOf, readWorkspaces } from '../workspaces.ts';
import { packagesOfFunction } from './upload-lock.ts';

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const functionsName = '@pathshala/functions';

/** The project's own packages are TypeScript, found by their names. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^@pathshala\// }, ({ path }) => ({ path: fileOf(path) }));
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

function fileOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}

/**
 * Makes the folder that `firebase deploy` uploads: the function in one file, its search index, the site's servers, its
 * settings, and a `package.json` with the versions that were tested. What was installed there before stays. The lockfile comes
 * when it is deployed: npm takes seconds for it.
 * @param folder absolute path
 * @param base absolute path of the repository
 */
export async function makeUploadFolder(folder: string, base: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'index.js'), { force: true });
  await bundle(join(folder, 'index.js'));
  await writeIndexes(folder);
  await copySite(join(base, 'web', 'build', 'server'), join(folder, 'site'));
  await copySettings(dirname(fileOf(`${functionsName}/package.json`)), folder);
  await rm(join(folder, 'package-lock.json'), { force: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifestOf(base), null, 2));
}

/** What can be searched, once for each language. */
async function writeIndexes(folder: string): Promise<void> {
  const content = loadContent();
  for (const language of languages) {
    await writeFile(join(folder, searchIndexFile(language)), buildSearchIndex(content, language));
  }
}

/**
 * The site's servers, which render pages of what is published after the build. Where the site was never built, as under
 * `npm run dev`, there are none, and the browser draws those pages.
 * @param from where the site's build leaves them, a folder for each language
 */
export async function copySite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const language of languages.filter((one) => existsSync(join(from, one, siteFiles.prints)))) {
    for (const part of [...Object.values(siteFiles), 'assets'])
      await cp(join(from, language, part), join(to, language, part), { recursive: true });
  }
}

/** Loaded when first needed, from where npm installs it: what most instances never need. */
const loadedLater = ['stripe', '@google-cloud/storage', 'mathjs'];

/** What npm's packages in the file expect to be there: they were written for Node's older modules. */
const olderModules = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Everything in one file, npm's packages too: a new instance reads one file where it read 1,500, and that is half of its
 * start (docs/decisions/0085-one-file-with-its-packages.md).
 */
async function bundle(outfile: string): Promise<void> {
  await build({
    entryPoints: [fileOf(`${functionsName}/index`)],
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
}

/** An owner's `.env` and `.env.<project>`, such as SITE_ORIGINS: firebase-tools reads them beside the code. */
export async function copySettings(from: string, to: string): Promise<void> {
  const isSettings = (name: string) => /^\.env(\.[\w-]+)?$/.test(name);
  // The example is for people, and `local` for one machine's emulators.
  const isUploaded = (name: string) => isSettings(name) && !/^\.env\.(example|local)$/.test(name);
  for (const name of (await readdir(to)).filter(isSettings)) await rm(join(to, name));
  for (const name of (await readdir(from)).filter(isUploaded))
    await copyFile(join(from, name), join(to, name));
}

/** What npm installs: the dependencies of the function and of the packages that go into the file, in the tested versions. */
async function exactVersions(base: string): Promise<Record<string, string>> {
  const packages = packagesOfFunction(base);
  const versions = new Map<string, string>();
  for (const { folder } of closureOf(readWorkspaces(base, 'dependencies'), functionsName)) {
    const { dependencies = {} } = await readJson<PackageJson>(join(base, folder, 'package.json'));
    for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@pathshala/'))) {
      const { version } = packages[`node_modules/${name}`] ?? {};
      if (!version) throw new Error(`package-lock.json has no version of ${name}. Run npm install.`);
      versions.set(name, version);
    }
  }
  return Object.fromEntries([...versions].sort());
}

async function manifestOf(base: string): Promise<object> {
  const { version } = await readJson<PackageJson>(fileOf(`${functionsName}/package.json`));
  return {
    name: 'pathshala-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: await exactVersions(base),
  };
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
