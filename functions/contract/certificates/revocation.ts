import { apiRoot } from '../http/endpoint.ts';

/** Bytes of a hash that are kept: no two certificates have the same 128 bits. */
const hashBytes = 16;

/** What a certificate is called where it is revoked: a hash of its id. */
export async function revokedAs(certificateId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(certificateId));
  return [...new Uint8Array(bytes, 0, hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Where a verifier of badges asks which were revoked: among all whose id begins alike, so that the school does not hear
 * which is meant.
 * @param keyName of the key that signed the badge
 */
export function revocationList(site: string, keyName: string, certificateId: string): string {
  return `${site}${apiRoot}/certificates/revocation-list/${keyName}/${certificateId.slice(0, 2)}`;
}

/** The part of the revoked certificates that a hash is in: one of 256, so that asking says little of which is meant. */
export function revokedPart(hash: string): string {
  return hash.slice(0, 2);
}

/** Whether a text names a part. */
export function isRevokedPart(text: string): boolean {
  return /^[0-9a-f]{2}$/.test(text);
}
