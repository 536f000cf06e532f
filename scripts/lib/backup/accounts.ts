import { readFileSync } from 'node:fs';
import { PlainError } from '../messages.ts';
import { isEmulated } from '../projects.ts';
import { call } from './google-apis.ts';

const pageSize = 1000;

/** What Auth can be given again of an account, by its names; it has more, such as when the password was changed. */
const keptFields = [
  ...['localId', 'email', 'emailVerified', 'disabled', 'displayName', 'photoUrl', 'phoneNumber'],
  ...['createdAt', 'lastLoginAt', 'customAttributes', 'providerUserInfo', 'passwordHash', 'salt'],
] as const;

/** An account in a backup, as in Auth's REST interface. The hash is absent without a password or permission. */
export type KeptAccount = Readonly<Record<string, unknown>>;

/** What Auth says in place of a hash to those who may not read it. */
const redacted = Buffer.from('REDACTED').toString('base64');

interface Page {
  readonly users?: readonly KeptAccount[];
  readonly nextPageToken?: string;
}

function pageOf(project: string, size: number, token = ''): Promise<Page> {
  const query = new URLSearchParams({ maxResults: String(size), ...(token && { nextPageToken: token }) });
  return call('accounts', `projects/${project}/accounts:batchGet?${query}`);
}

/** Iterates over all accounts, in pages. */
export async function* allAccounts(project: string): AsyncGenerator<KeptAccount> {
  let page: Page = {};
  do {
    page = await pageOf(project, pageSize, page.nextPageToken);
    for (const account of page.users ?? []) {
      const kept = keptFields.map((name) => [name, account[name]] as const);
      yield Object.fromEntries(kept.filter(([, value]) => value !== redacted));
    }
  } while (page.nextPageToken);
}

/** Whether there are accounts. */
export async function hasAccounts(project: string): Promise<boolean> {
  const { users = [] } = await pageOf(project, 1);
  return users.length > 0;
}

/**
 * The project's password hash parameters, as shown by the console, in Auth's words.
 * @param file JSON with `base64_signer_key`, `base64_salt_separator`, `rounds` and `mem_cost`
 * @throws PlainError if one is missing
 */
export function readHashing(file: string) {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const names = ['base64_signer_key', 'base64_salt_separator', 'rounds', 'mem_cost'] as const;
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new PlainError(`${file} names no ${missing.join(', ')}`);
  const bytes = (name: string) => Buffer.from(String(found[name]), 'base64').toString('base64url');
  return {
    hashAlgorithm: 'SCRYPT',
    signerKey: bytes('base64_signer_key'),
    saltSeparator: bytes('base64_salt_separator'),
    rounds: Number(found.rounds),
    memoryCost: Number(found.mem_cost),
  };
}
export type Hashing = ReturnType<typeof readHashing>;

/**
 * Imports at most a thousand accounts, replacing those with the same id.
 * @param hashing without it passwords are dropped, but in the emulators: people use Reset Password
 * @throws Error naming the first failed account
 */
export async function writeAccounts(
  project: string,
  accounts: readonly KeptAccount[],
  hashing?: Hashing,
): Promise<void> {
  const withoutPassword = { passwordHash: undefined, salt: undefined };
  const keepsPasswords = hashing !== undefined || isEmulated;
  const users = keepsPasswords ? accounts : accounts.map((one) => ({ ...one, ...withoutPassword }));
  const body = { users, allowOverwrite: true, ...hashing };
  const path = `projects/${project}/accounts:batchCreate`;
  const { error = [] } = await call<{ error?: { index?: number; message: string }[] }>(
    'accounts',
    path,
    body,
  );
  const [first] = error;
  if (first) throw new Error(`The account ${accounts[first.index ?? 0]?.localId}: ${first.message}`);
}
