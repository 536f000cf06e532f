// `npm run backup -- --project ID`: exports all documents and accounts of a school to a local folder.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './lib/backup/backup.ts';
import { command } from './lib/messages.ts';
import { root } from './lib/paths.ts';
import { projectFor } from './lib/projects.ts';

const usage = 'npm run backup -- --project ID [--to FOLDER]';

command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, to: { type: 'string' } } });
  const project = projectFor(values.project, usage);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = values.to ?? join(root, 'backups', `${time}-${project}`);
  const { documents, accounts } = await makeBackup(project, folder);
  return `${documents} documents and ${accounts} accounts of ${project} in ${folder}`;
});
