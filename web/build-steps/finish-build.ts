import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepsPages } from '@pathshala/brand/owner.config';
import { clientFolder } from './built-language.ts';
import { writeWorker } from './write-worker.ts';

const webDir = fileURLToPath(new URL('..', import.meta.url));
const clientDir = join(webDir, clientFolder);
await rename(join(clientDir, '404/index.html'), join(clientDir, '404.html'));
await rm(join(clientDir, '404'), { recursive: true });
await writeWorker(clientDir, keepsPages);
