import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { revokedAs } from '@pathshala/contract/certificates/revocation';
import { type CertificateStatement, readToken } from '@pathshala/contract/certificates/token';
import { fromBase64url } from '@pathshala/contract/text/encodings';
import { useEffect, useState } from 'react';

type Bytes = Uint8Array<ArrayBuffer>;

/** The browser's own key, or undefined where it does not know this kind: older than 2025, or 2024. */
async function importKey(key: Bytes): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}

/**
 * Whether a signature of Ed25519 is of a key.
 * @param key the public key, 32 bytes
 * @throws Error where the browser can look into no signature at all
 */
async function isSignedBy(key: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const own = await importKey(key);
  if (own) return crypto.subtle.verify('Ed25519', own, signature, signed);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, key);
}

/** Reasons to reject a certificate. */
export type Refusal =
  /** Malformed or truncated link. */
  | 'broken'
  /** It names a key that is not the school's. */
  | 'foreign'
  /** The signature is not the key's over this text. */
  | 'altered'
  /** The browser cannot look into signatures. */
  | 'unchecked';

/** A certificate that the school has signed. Whether it was taken back since is another question. */
export interface Genuine {
  readonly statement: CertificateStatement;
  /** Signed with a key that everybody has. */
  readonly practice: boolean;
  /** What it would be called if it was revoked. */
  readonly revokedAs: string;
}

export type Checked = Genuine | { readonly refusal: Refusal };

/**
 * Verifies a certificate's link, offline.
 * @param keys trusted keys
 */
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

/** Result of the verification; undefined while pending. */
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
