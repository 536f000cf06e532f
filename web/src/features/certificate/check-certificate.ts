import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { badgeBytes, badgeFile, editions, type Required } from '@pathshala/contract/certificates/badge';
import { revokedAs } from '@pathshala/contract/certificates/revocation';
import { readShort, type ShortCertificate, writeShort } from '@pathshala/contract/certificates/short-token';
import { type CertificateStatement, readToken } from '@pathshala/contract/certificates/token';
import { fromBase64url } from '@pathshala/contract/text/encodings';
import { useEffect, useState } from 'react';
import { isSignedBy } from './ed25519.ts';

/** Reasons to reject a certificate. */
export type Refusal =
  /** Malformed or truncated link. */
  | 'broken'
  /** It names a key that is not the school's. */
  | 'foreign'
  /** A signature, the certificate's or its badge's, is not the key's over this text. */
  | 'altered'
  /** The browser cannot look into signatures. */
  | 'unchecked';

/** An Open Badge, and what it says was required. */
export interface Badge {
  readonly file: string;
  readonly required: Required;
}

/** A certificate that the school has signed. Whether it was taken back since is another question. */
export interface Genuine {
  readonly statement: CertificateStatement;
  /** Signed with a key that everybody has. */
  readonly practice: boolean;
  readonly badge: Badge;
  /** What its QR code carries: as little as proves it. */
  readonly short: string;
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
  const whole = readToken(token);
  const read = whole ?? readShort(token);
  if (!read) return { refusal: 'broken' };
  const key = keys.find((one) => keyIdOf(one) === read.keyId);
  const bytes = key && fromBase64url(key.x);
  if (!bytes) return { refusal: 'foreign' };
  try {
    if (whole && !(await isSignedBy(bytes, whole.signature, whole.signed))) return { refusal: 'altered' };
    const badge = await badgeIn(read, key.x, bytes);
    if (!badge) return { refusal: 'altered' };
    const { statement } = read;
    const short = writeShort(read) ?? token;
    const practice = key.practice ?? false;
    return { statement, practice, badge, short, revokedAs: await revokedAs(statement.id) };
  } catch {
    return { refusal: 'unchecked' };
  }
}

async function badgeIn(
  { statement, badgeSignature }: ShortCertificate,
  x: string,
  key: Uint8Array<ArrayBuffer>,
): Promise<Badge | undefined> {
  for (const edition of editions) {
    const isRight = await isSignedBy(key, badgeSignature, await badgeBytes(statement, x, edition));
    if (isRight)
      return { file: badgeFile(statement, x, badgeSignature, edition), required: edition.required };
  }
  return undefined;
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
