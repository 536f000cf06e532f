import { limits } from '@pathshala/contract/http/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFingerprints } from '../src/features/account/common-passwords.ts';

/** About 16 KB. */
const max = 4000;

export function commonPasswords(): readonly string[] {
  const known = dictionary['passwords-common'].map((password) => password.toLowerCase());
  return [...new Set(known)].filter((password) => password.length >= limits.passwordMin).slice(0, max);
}

export function commonPasswordsFile(): Promise<string> {
  return writeFingerprints(commonPasswords());
}
