// `npm run restore -- FOLDER --project ID`: what `npm run backup` wrote, into an empty project.
import { parseArgs } from 'node:util';
import { readHashing } from './lib/backup/accounts.ts';
import { restoreBackup } from './lib/backup/backup.ts';
import { command, PlainError } from './lib/messages.ts';
import { isEmulated, projectFor } from './lib/projects.ts';

const usage = 'npm run restore -- FOLDER --project ID [--over] [--passwords FILE]';

command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      over: { type: 'boolean', default: false },
      passwords: { type: 'string' },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new PlainError(`Use ${usage}`);
  const project = projectFor(values.project, usage);
  const hashing = values.passwords === undefined ? undefined : readHashing(values.passwords);
  const { documents, accounts } = await restoreBackup(project, folder, { isOver: values.over, hashing });
  const without = hashing || isEmulated ? '' : '; passwords have to be set again, see docs/operations.md';
  return `${documents} documents and ${accounts} accounts in ${project}${without}`;
});
