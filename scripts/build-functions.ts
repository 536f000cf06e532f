// Builds `functions/build`, which `firebase deploy` uploads: `node scripts/build-functions.ts`. Other commands run it.
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { makeUploadFolder } from './lib/upload/upload-folder.ts';

await makeUploadFolder(join(root, 'functions', 'build'));
