import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pathshala/contract/text/languages';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { builtLanguage, bundleFolder, serverFolder } from './built-language.ts';
import { manifestFile } from './render/module-graph.ts';

/** Files that are parts of pages: `besidesCode` of scripts/lib/build-targets.ts. */
const onPages = /\/functions\/content\/(?:blogs|books|courses|lessons|pages)\//;

/** A bundle is made again when code changes, not when a lesson does: it must not contain one. */
const withoutPages: Plugin = {
  name: 'pathshala:without-pages',
  buildEnd() {
    const inside = [...this.getModuleIds()].find((file) => onPages.test(file));
    if (inside) this.error(`${inside} is in a bundle, which is not made again when that changes`);
  },
};

function noteModules(webDir: string, fileOf: Map<string, string>): Plugin {
  return {
    name: 'pathshala:note-modules',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const id of part.moduleIds) fileOf.set(relative(webDir, id), part.fileName);
      }
    },
  };
}

/** Vite's manifest lists a module that shares a chunk only by the chunk: here every module has its row. */
function withEveryModule(manifest: Manifest, fileOf: ReadonlyMap<string, string>): Manifest {
  const rows = [...fileOf].map(([source, file]) => [source, { file }] as const);
  // The bundler's own rows come last: they say what a file imports.
  return { ...Object.fromEntries(rows), ...manifest };
}

async function makeBundles(webDir: string, language: Language): Promise<void> {
  const bundle = join(webDir, bundleFolder(language));
  const server = join(webDir, serverFolder(language));
  const fileOf = new Map<string, string>();
  const shared: InlineConfig = { root: webDir, logLevel: 'warn' };
  await build({
    ...shared,
    plugins: [withoutPages, noteModules(webDir, fileOf)],
    build: { outDir: bundle, manifest: manifestFile, rolldownOptions: { input: 'src/entry.browser.tsx' } },
  });
  await build({
    ...shared,
    plugins: [withoutPages],
    // Builds by hand are production builds, too.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: server, ssr: 'src/server.ts' },
    // The function takes the site's server as one file, with its packages.
    ssr: { noExternal: true },
  });
  const manifest = JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Manifest;
  writeFileSync(join(server, manifestFile), JSON.stringify(withEveryModule(manifest, fileOf)));
  rmSync(join(bundle, manifestFile));
}

await makeBundles(fileURLToPath(new URL('..', import.meta.url)), builtLanguage);
