// `npm run generate`: writes the files that follow from tables in the code. A test says which one is stale.
import { parseArgs } from 'node:util';
import { generatedFiles, generatedFor, writeGenerated } from './lib/generated.ts';
import { step } from './lib/messages.ts';
import { root } from './lib/paths.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const written = writeGenerated(values.project ? generatedFor(values.project) : generatedFiles, root);
step('generate', written.length === 0 ? 'everything is up to date' : written.join(', '));
