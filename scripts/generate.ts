// `npm run generate`: writes the files generated from tables in the code. A test reports stale ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './lib/generated.ts';
import { step } from './lib/messages.ts';
import { root } from './lib/paths.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const stale = generatedFiles(values.project).filter(({ current, wanted }) => wanted !== current);
for (const { file, wanted } of stale) writeFileSync(join(root, file), wanted);
step('generate', stale.map(({ file }) => file).join(', ') || 'everything is up to date');
