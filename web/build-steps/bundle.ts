import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pathshala/contract/text/languages';
import { build, type InlineConfig, type Plugin } from 'vite';
import { bundleFolder, serverFolder } from './built-language.ts';
import { manifestFile } from './render/module-graph.ts';

/** What is on pages alone: `besidesCode` of scripts/lib/build-targets.ts. */
const onPages = /\/functions\/content\/(?:blogs|books|courses|lessons|pages)\//;

/** A bundle is made again when code changes, not when a lesson does: it must not have one inside. */
const withoutPages: Plugin = {
  name: 'pathshala:without-pages',
  buildEnd() {
    const inside = [...this.getModuleIds()].find((file) => onPages.test(file));
    if (inside) this.error(`${inside} is in a bundle, which is not made again when that changes`);
  },
};

/** @param webDir absolute path of the package */
export async function makeBundles(webDir: string, language: Language): Promise<void> {
  const bundle = join(webDir, bundleFolder(language));
  const server = join(webDir, serverFolder(language));
  const shared: InlineConfig = { root: webDir, logLevel: 'warn', plugins: [withoutPages] };
  await build({
    ...shared,
    build: { outDir: bundle, manifest: manifestFile, rolldownOptions: { input: 'src/entry.browser.tsx' } },
  });
  await build({
    ...shared,
    // Who runs it need not say that this is no development.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: server, ssr: 'src/server.ts' },
    // The function has the site's server in one piece, with its packages.
    ssr: { noExternal: true },
  });
  // Nobody who reads the site needs it.
  renameSync(join(bundle, manifestFile), join(server, manifestFile));
}
