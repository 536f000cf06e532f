import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { badgeBytes, badgeFile } from '@pathshala/contract/certificate-badge';
import {
  type CertificateStatement,
  type CertificateToken,
  readToken,
} from '@pathshala/contract/certificate-token';
import { fromBase64url } from '@pathshala/contract/encodings';
import { isSignedBy } from './ed25519.ts';

/** Why something is not taken for a certificate. */
export type Refusal =
  /** The link is not whole, or was never one. */
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
  /** The Open Badge, as its file is; undefined where its own signature is not right. */
  readonly badge: string | undefined;
}

export type Checked = Genuine | { readonly refusal: Refusal };

/**
 * Checks what a certificate's link carries. No server is asked.
 * @param keys those whose signatures count
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
  try {
    if (!(await isSignedBy(bytes, read.signature, read.signed))) return { refusal: 'altered' };
    const badge = await badgeIn(read, key.x, bytes);
    return { statement: read.statement, practice: key.practice ?? false, badge };
  } catch {
    return { refusal: 'unchecked' };
  }
}

async function badgeIn(
  { statement, badgeSignature }: CertificateToken,
  x: string,
  key: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const isRight = await isSignedBy(key, badgeSignature, await badgeBytes(statement, x));
  return isRight ? badgeFile(statement, x, badgeSignature) : undefined;
}
