import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkConfig } from '@pathshala/brand/check-config';
import { keepsPages } from '@pathshala/brand/owner.config';
import { builtContent } from '@pathshala/content/load-content';
import { bundleLanguages, renderLanguages } from './build-languages.ts';
import { clientFolder } from './built-language.ts';
import { makePublicFiles } from './public-files.ts';
import { compileWords } from './words/words.ts';
import { writeWorker } from './write-worker.ts';

/** Builds the site. Steps write files that later ones read, some of them code, so those steps are imported late. */
checkConfig();
compileWords();
// First, while the emulators start: the seed waits for it. A build by hand keeps nothing.
if (process.env.PATHSHALA_CONTENT) builtContent();
// Pictures keep one core busy, and neither step reads files of the other.
await bundleLanguages(makePublicFiles);
await renderLanguages();
const client = fileURLToPath(new URL(`../${clientFolder}`, import.meta.url));
renameSync(join(client, '404/index.html'), join(client, '404.html'));
rmSync(join(client, '404'), { recursive: true });
await writeWorker(client, keepsPages);
