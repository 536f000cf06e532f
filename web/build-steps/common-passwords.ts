import { limits } from '@pathshala/contract/http/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFingerprints } from '../src/features/account/common-passwords.ts';

/** As many as are worth their weight: the file has 16 KB. */
const max = 4000;

/** The passwords that are found most often in what thieves have published, and that our forms would take. */
export function commonPasswords(): readonly string[] {
  const known = dictionary['passwords-common'].map((password) => password.toLowerCase());
  return [...new Set(known)].filter((password) => password.length >= limits.passwordMin).slice(0, max);
}

/** The file that the site asks whether a password is common. */
export function commonPasswordsFile(): Promise<string> {
  return writeFingerprints(commonPasswords());
}
