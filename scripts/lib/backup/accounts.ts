import { readFileSync } from 'node:fs';
import type { Auth, UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth';
import { PlainError } from '../messages.ts';

const pageSize = 1000;

/** Every account, a page at a time. */
export async function* allAccounts(auth: Auth): AsyncGenerator<KeptAccount> {
  let token: string | undefined;
  do {
    const page = await auth.listUsers(pageSize, token);
    yield* page.users.map(kept);
    token = page.pageToken;
  } while (token);
}

/**
 * An account as a line of a backup. Hashes and salts are Base64, of the emulators their own text; left out for an account
 * without a password, and where the caller may not see it.
 */
export type KeptAccount = ReturnType<typeof kept>;

function kept(user: UserRecord) {
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

/** Without what is not there: neither JSON nor the import has `undefined`. */
function defined<T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const there = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(there) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

/**
 * How the project hashes passwords, from the text that the console shows under *Password hash parameters*.
 * @param file JSON with `base64_signer_key`, `base64_salt_separator`, `rounds` and `mem_cost`
 * @throws PlainError when one of them is missing
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
 * Makes accounts as they were; one with the same uid is replaced.
 * @param hashing without it passwords are left out: people set a new one by Reset Password
 * @throws Error naming the first account that cannot be made
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

/** What the Auth emulator keeps instead of a hash. */
const fakeHash = /^fakeHash:salt=.*?:password=(.*)$/s;

/** Sets the passwords that the Auth emulator kept as they are; it takes no hash. */
export async function setEmulatedPasswords(auth: Auth, accounts: readonly KeptAccount[]): Promise<void> {
  for (const { uid, passwordHash } of accounts) {
    const password = fakeHash.exec(passwordHash ?? '')?.[1];
    if (password) await auth.updateUser(uid, { password });
  }
}
