import { Late } from '../../http/late.ts';

export const commonPasswordsPath = '/common-passwords.txt';

/** Bytes of a fingerprint: about one password in a million is a false positive. */
const size = 4;

/** A hash, so that the public list shows no rude words. Case is ignored: guessers try both. */
async function fingerprintOf(password: string): Promise<number> {
  const bytes = new TextEncoder().encode(password.toLowerCase());
  return new DataView(await crypto.subtle.digest('SHA-256', bytes)).getUint32(0);
}

export async function writeFingerprints(passwords: readonly string[]): Promise<string> {
  const prints = await Promise.all(passwords.map(fingerprintOf));
  const view = new DataView(new ArrayBuffer(prints.length * size));
  for (const [at, print] of prints.entries()) view.setUint32(at * size, print);
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
}

function readFingerprints(text: string): ReadonlySet<number> {
  const view = new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
  return new Set(Array.from({ length: view.byteLength / size }, (_, at) => view.getUint32(at * size)));
}

async function load(): Promise<ReadonlySet<number>> {
  const response = await fetch(commonPasswordsPath);
  if (!response.ok) throw new Error(`${commonPasswordsPath}: ${response.status}`);
  return readFingerprints(await response.text());
}

const known = new Late(load);

/** @returns false also if unknown: without the list, or without WebCrypto on an insecure page */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    return (await known.get()).has(await fingerprintOf(password));
  } catch {
    return false;
  }
}
