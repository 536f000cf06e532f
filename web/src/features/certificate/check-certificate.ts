import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { type CertificateStatement, readToken, revokedAs } from '@pathshala/contract/certificates/token';
import { fromBase64url } from '@pathshala/contract/text/encodings';
import { useEffect, useState } from 'react';

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined in browsers without Ed25519: older than 2025, or 2024. */
async function importKey(key: Bytes): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}

/** Verifies an Ed25519 signature. @param key public, 32 bytes @throws Error if the browser cannot verify signatures */
async function isSignedBy(key: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const own = await importKey(key);
  if (own) return crypto.subtle.verify('Ed25519', own, signature, signed);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, key);
}

export type Refusal =
  /** Malformed or truncated link. */
  | 'broken'
  /** Signed with an unknown key. */
  | 'foreign'
  /** The signature does not match the text. */
  | 'altered'
  /** The browser cannot verify signatures. */
  | 'unchecked';

/** Signed by the school. Revocation is checked separately. */
export interface Genuine {
  readonly statement: CertificateStatement;
  /** Signed with the public practice key. */
  readonly practice: boolean;
  /** Its name in the list of revocations. */
  readonly revokedAs: string;
}

export type Checked = Genuine | { readonly refusal: Refusal };

/** Works offline. @param keys trusted keys */
export async function checkCertificate(
  token: string,
  keys: readonly CertificateKey[] = certificateKeys,
): Promise<Checked> {
  const read = readToken(token);
  if (!read) return { refusal: 'broken' };
  const key = keys.find((one) => keyIdOf(one) === read.keyId);
  const bytes = key && fromBase64url(key.x);
  if (!bytes) return { refusal: 'foreign' };
  const { statement, signature, signed } = read;
  try {
    if (!(await isSignedBy(bytes, signature, signed))) return { refusal: 'altered' };
    return { statement, practice: key.practice ?? false, revokedAs: await revokedAs(statement.id) };
  } catch {
    return { refusal: 'unchecked' };
  }
}

export function useChecked(token: string): Checked | undefined {
  const [known, setKnown] = useState<{ readonly token: string; readonly checked: Checked }>();
  useEffect(() => {
    let isAsked = true;
    void checkCertificate(token).then((checked) => {
      if (isAsked) setKnown({ token, checked });
    });
    return () => {
      isAsked = false;
    };
  }, [token]);
  return known?.token === token ? known.checked : undefined;
}
