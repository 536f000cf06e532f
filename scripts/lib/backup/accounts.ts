import { readFileSync } from 'node:fs';
import type { Auth, UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth';
import { PlainError } from '../messages.ts';

const pageSize = 1000;

/** Iterates over all accounts, in pages. */
export async function* allAccounts(auth: Auth): AsyncGenerator<KeptAccount> {
  let token: string | undefined;
  do {
    const page = await auth.listUsers(pageSize, token);
    yield* page.users.map(accountRecord);
    token = page.pageToken;
  } while (token);
}

/**
 * An account in a backup. Hashes and salts are Base64, or plain text from the emulators; absent without a password or
 * permission.
 */
export type KeptAccount = ReturnType<typeof accountRecord>;

function accountRecord(user: UserRecord) {
  const { metadata, customClaims, providerData } = user;
  return {
    uid: user.uid,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    createdAt: metadata.creationTime,
    providers: providerData.map(({ providerId, uid, email, displayName, photoURL }) => ({
      providerId,
      uid,
      ...defined({ email, displayName, photoURL }),
    })),
    ...defined({
      email: user.email,
      displayName: user.displayName,
      photoURL: user.photoURL,
      phoneNumber: user.phoneNumber,
      lastSignInAt: metadata.lastSignInTime,
      claims: customClaims,
      passwordHash: user.passwordHash,
      passwordSalt: user.passwordSalt,
    }),
  };
}

/** Drops `undefined`, which neither JSON nor the import supports. */
function defined<T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const there = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(there) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

/**
 * The project's password hash parameters, as shown by the console.
 * @param file JSON with `base64_signer_key`, `base64_salt_separator`, `rounds` and `mem_cost`
 * @throws PlainError if one is missing
 */
export function readHashing(file: string): UserImportOptions {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const names = ['base64_signer_key', 'base64_salt_separator', 'rounds', 'mem_cost'] as const;
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new PlainError(`${file} names no ${missing.join(', ')}`);
  return {
    hash: {
      algorithm: 'SCRYPT',
      key: Buffer.from(String(found.base64_signer_key), 'base64'),
      saltSeparator: Buffer.from(String(found.base64_salt_separator), 'base64'),
      rounds: Number(found.rounds),
      memoryCost: Number(found.mem_cost),
    },
  };
}

/**
 * Imports accounts, replacing those with the same uid.
 * @param hashing without it passwords are dropped: people use Reset Password
 * @throws Error naming the first failed account
 */
export async function writeAccounts(
  auth: Auth,
  accounts: readonly KeptAccount[],
  hashing?: UserImportOptions,
): Promise<void> {
  for (let from = 0; from < accounts.length; from += pageSize) {
    const page = accounts.slice(from, from + pageSize);
    const result = await auth.importUsers(
      page.map((one) => toImport(one, hashing !== undefined)),
      hashing,
    );
    const [first] = result.errors;
    if (first) throw new Error(`The account ${page[first.index]?.uid}: ${first.error.message}`);
  }
}

function toImport(account: KeptAccount, withPassword: boolean): UserImportRecord {
  const { createdAt, lastSignInAt, claims, providers, passwordHash: _, passwordSalt: __, ...rest } = account;
  return {
    ...rest,
    metadata: { creationTime: createdAt, ...defined({ lastSignInTime: lastSignInAt }) },
    providerData: [...providers],
    ...defined({ customClaims: claims }),
    ...(withPassword ? passwordOf(account) : {}),
  };
}

function passwordOf({ passwordHash: hash, passwordSalt: salt }: KeptAccount) {
  if (!hash) return {};
  const passwordHash = Buffer.from(hash, 'base64');
  return salt ? { passwordHash, passwordSalt: Buffer.from(salt, 'base64') } : { passwordHash };
}

/** The Auth emulator's substitute for a hash. */
const fakeHash = /^fakeHash:salt=.*?:password=(.*)$/s;

/** Sets plain passwords from the Auth emulator, which cannot import hashes. */
export async function setEmulatedPasswords(auth: Auth, accounts: readonly KeptAccount[]): Promise<void> {
  for (const { uid, passwordHash } of accounts) {
    const password = fakeHash.exec(passwordHash ?? '')?.[1];
    if (password) await auth.updateUser(uid, { password });
  }
}
