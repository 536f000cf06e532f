import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { externalizeInlineScripts } from './externalize-inline-scripts.ts';
import { writePlainVoidTags } from './plain-void-tags.ts';

/** What the site needs after React Router has written it: no inline scripts, plain HTML, and Hosting's page for unknown addresses. */
const clientDir = fileURLToPath(new URL('../build/client', import.meta.url));

await rename(join(clientDir, '404/index.html'), join(clientDir, '404.html'));
await rm(join(clientDir, '404'), { recursive: true });
externalizeInlineScripts(clientDir);
writePlainVoidTags(clientDir);
