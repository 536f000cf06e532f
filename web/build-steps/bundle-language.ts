import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Manifest, type ManifestChunk, type Plugin } from 'vite';
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

const webDir = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(webDir, bundleFolder(builtLanguage));
const server = join(webDir, serverFolder(builtLanguage));
const shared: InlineConfig = { root: webDir, logLevel: 'warn' };
/** By module. Vite's manifest lists one that shares a chunk only by the chunk. */
const chunks: Record<string, ManifestChunk> = {};

const noteModules: Plugin = {
  name: 'pathshala:note-modules',
  generateBundle(_options, parts) {
    for (const part of Object.values(parts)) {
      if (part.type !== 'chunk') continue;
      for (const id of part.moduleIds) chunks[relative(webDir, id)] = { file: part.fileName };
    }
  },
};

await build({
  ...shared,
  plugins: [withoutPages, noteModules],
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
// The bundler's own rows come last: they say what a file imports.
writeFileSync(join(server, manifestFile), JSON.stringify({ ...chunks, ...manifest }));
rmSync(join(bundle, manifestFile));
