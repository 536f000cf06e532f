import { join } from 'node:path';
import { getAuth, type UserImportOptions } from 'firebase-admin/auth';
import { PlainError } from '../messages.ts';
import { isEmulated, openProject, projectFor } from '../projects.ts';
import { allAccounts, type KeptAccount, setEmulatedPasswords, writeAccounts } from './accounts.ts';
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

/**
 * Connects to a project's school.
 * @param given project of the command line
 * @throws PlainError outside the emulators without a real project
 */
export function connectSchool(given: string | undefined, usage: string) {
  const project = projectFor(given, usage);
  return { project, auth: getAuth(openProject(project)) };
}
type School = ReturnType<typeof connectSchool>;

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
export async function makeBackup({ project, auth }: School, folder: string): Promise<Counts> {
  const at = new Date().toISOString();
  beginArchive(folder);
  const manifest: Manifest = {
    format: 1,
    project,
    at,
    files: {
      [documentsFile]: await writeLines(join(folder, documentsFile), allDocuments(project)),
      [accountsFile]: await writeLines(join(folder, accountsFile), allAccounts(auth)),
    },
  };
  writeManifest(folder, manifest);
  return countsOf(manifest);
}

export interface RestoreOptions {
  /** Allows a database that is not empty: same paths and uids are replaced, the rest stays. */
  readonly isOver: boolean;
  readonly hashing?: UserImportOptions | undefined;
}

/**
 * Restores a backup, accounts first, so that nobody signs in meanwhile and gets another uid.
 * @throws PlainError before any write, if the backup is incomplete or the database is not empty
 */
export async function restoreBackup(
  school: School,
  folder: string,
  options: RestoreOptions,
): Promise<Counts> {
  const { project, auth } = school;
  const manifest = await readManifest(folder);
  const hasAccounts = (await auth.listUsers(1)).users.length > 0;
  if (!options.isOver && (hasAccounts || !(await isEmpty(project)))) {
    throw new PlainError(`${project} is not empty; --over writes over what is there`);
  }
  for await (const accounts of readGroups<KeptAccount>(join(folder, accountsFile), groupSize)) {
    await writeAccounts(auth, accounts, options.hashing);
    if (isEmulated) await setEmulatedPasswords(auth, accounts);
  }
  for await (const documents of readGroups<KeptDocument>(join(folder, documentsFile), groupSize)) {
    await writeDocuments(project, documents);
  }
  return countsOf(manifest);
}
