import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepsPages } from '@pathshala/brand/owner.config';
import { builtContent } from '@pathshala/content/load-content';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { builtLanguage, bundleFolder, clientFolder, serverFolder } from './built-language.ts';
import { renderPages } from './render/render-pages.ts';
import { writeSavedFiles } from './write-saved-files.ts';

/** Also lists the files of saved pages. */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const client = join(webDir, clientFolder);
const bundle = join(webDir, bundleFolder(builtLanguage));
const server = join(webDir, serverFolder(builtLanguage));
const site = (await import(
  pathToFileURL(join(server, siteFiles.server)).href
)) as typeof import('../src/server.ts');
await renderPages({ client, bundle, server, language: builtLanguage, site, content: builtContent() });
if (keepsPages) await writeSavedFiles(webDir, builtLanguage);
