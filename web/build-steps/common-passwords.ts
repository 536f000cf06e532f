import { limits } from '@pathshala/contract/http/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFingerprints } from '../src/features/account/common-passwords.ts';

/** How many are worth their weight: the file has 16 KB. */
const max = 4000;

/** The most common leaked passwords that our forms accept. */
export function commonPasswords(): readonly string[] {
  const known = dictionary['passwords-common'].map((password) => password.toLowerCase());
  return [...new Set(known)].filter((password) => password.length >= limits.passwordMin).slice(0, max);
}

/** The file in which the site looks up common passwords. */
export function commonPasswordsFile(): Promise<string> {
  return writeFingerprints(commonPasswords());
}
