import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepsPages } from '@pathshala/brand/owner.config';
import { builtContent } from '@pathshala/content/load-content';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { builtLanguage, bundleFolder, clientFolder, serverFolder } from './built-language.ts';
import { writePacks } from './packs/write-packs.ts';
import { renderPages } from './render/render-pages.ts';

/** Renders every known page in one language into the built site, and lists what devices may keep of it. */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const client = join(webDir, clientFolder);
const bundle = join(webDir, bundleFolder(builtLanguage));
const server = join(webDir, serverFolder(builtLanguage));
const site = (await import(
  pathToFileURL(join(server, siteFiles.server)).href
)) as typeof import('../src/server.ts');
const content = builtContent();
await renderPages({ client, bundle, server, language: builtLanguage, site, content });
// Last, as they list everything before.
if (keepsPages) await writePacks(webDir, builtLanguage, content);
