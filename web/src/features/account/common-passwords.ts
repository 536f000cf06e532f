/** Address of the hashes of common passwords. */
export const commonPasswordsPath = '/common-passwords.txt';

/** Bytes of one fingerprint: of three thousand million passwords one or two seem common that are not. */
const size = 4;

/**
 * By what a password is known in the list, which so shows nobody the rude words that are in it. Letters count the same
 * large and small: whoever guesses tries both.
 */
async function fingerprintOf(password: string): Promise<number> {
  const bytes = new TextEncoder().encode(password.toLowerCase());
  return new DataView(await crypto.subtle.digest('SHA-256', bytes)).getUint32(0);
}

/** The file of these passwords, in base 64. */
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

let loading: Promise<ReadonlySet<number>> | undefined;

async function load(): Promise<ReadonlySet<number>> {
  const response = await fetch(commonPasswordsPath);
  if (!response.ok) throw new Error(`${commonPasswordsPath}: ${response.status}`);
  return readFingerprints(await response.text());
}

/**
 * Whether a password is one of the few thousand that are guessed first.
 * @returns false as well where that cannot be told: without the list, or in a browser that does not compute fingerprints
 * because the page did not come safely
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    loading ??= load();
    return (await loading).has(await fingerprintOf(password));
  } catch {
    loading = undefined;
    return false;
  }
}
