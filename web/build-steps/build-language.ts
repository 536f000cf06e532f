import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { siteFiles } from '@pathshala/contract/site-server';
import { build } from 'vite';
import { builtLanguage, clientFolder, serverFolder } from './built-language.ts';
import { manifestFile } from './render/module-graph.ts';
import { renderPages } from './render/render-pages.ts';

/** Builds the site in one language: for browsers, for servers, and as HTML every page that is known. */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const client = join(webDir, clientFolder(builtLanguage));
const server = join(webDir, serverFolder(builtLanguage));
const shared = { root: webDir, logLevel: 'warn' } as const;
await build({
  ...shared,
  build: { outDir: client, manifest: manifestFile, rolldownOptions: { input: 'src/entry.browser.tsx' } },
});
await build({
  ...shared,
  // Who runs it need not say that this is no development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { outDir: server, ssr: 'src/server.tsx', copyPublicDir: false },
  // The function has the site's server in one piece, with its packages.
  ssr: { noExternal: true },
});
// Nobody who reads the site needs it.
renameSync(join(client, manifestFile), join(server, manifestFile));
const site = (await import(
  pathToFileURL(join(server, siteFiles.server)).href
)) as typeof import('../src/server.tsx');
await renderPages({ client, server, language: builtLanguage, site });
