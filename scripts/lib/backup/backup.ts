import { join } from 'node:path';
import { PlainError } from '../messages.ts';
import { allAccounts, type Hashing, hasAccounts, type KeptAccount, writeAccounts } from './accounts.ts';
import {
  beginArchive,
  type Manifest,
  readGroups,
  readManifest,
  writeLines,
  writeManifest,
} from './archive.ts';
import { allDocuments, isEmpty, type KeptDocument, writeDocuments } from './documents.ts';

const documentsFile = 'documents.jsonl';
const accountsFile = 'accounts.jsonl';
const groupSize = 500;

export interface Counts {
  readonly documents: number;
  readonly accounts: number;
}

function countsOf({ files }: Manifest): Counts {
  return { documents: files[documentsFile]?.lines ?? 0, accounts: files[accountsFile]?.lines ?? 0 };
}

/**
 * Writes all documents and accounts into a new folder.
 * @throws PlainError if it exists
 */
export async function makeBackup(project: string, folder: string): Promise<Counts> {
  const at = new Date().toISOString();
  beginArchive(folder);
  const manifest: Manifest = {
    format: 2,
    project,
    at,
    files: {
      [documentsFile]: await writeLines(join(folder, documentsFile), allDocuments(project)),
      [accountsFile]: await writeLines(join(folder, accountsFile), allAccounts(project)),
    },
  };
  writeManifest(folder, manifest);
  return countsOf(manifest);
}

export interface RestoreOptions {
  /** Allows a database that is not empty: same paths and uids are replaced, the rest stays. */
  readonly isOver: boolean;
  readonly hashing?: Hashing | undefined;
}

/**
 * Restores a backup, accounts first, so that nobody signs in meanwhile and gets another uid.
 * @throws PlainError before any write, if the backup is incomplete or the database is not empty
 */
export async function restoreBackup(
  project: string,
  folder: string,
  options: RestoreOptions,
): Promise<Counts> {
  const manifest = await readManifest(folder);
  if (!options.isOver && ((await hasAccounts(project)) || !(await isEmpty(project)))) {
    throw new PlainError(`${project} is not empty; --over writes over what is there`);
  }
  for await (const accounts of readGroups<KeptAccount>(join(folder, accountsFile), groupSize)) {
    await writeAccounts(project, accounts, options.hashing);
  }
  for await (const documents of readGroups<KeptDocument>(join(folder, documentsFile), groupSize)) {
    await writeDocuments(project, documents);
  }
  return countsOf(manifest);
}
