/** Bytes of a hash that are kept: no two certificates have the same 128 bits. */
const hashBytes = 16;

/** What a certificate is called where it is revoked: a hash of its id. */
export async function revokedAs(certificateId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(certificateId));
  return [...new Uint8Array(bytes, 0, hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of the revoked certificates that a hash is in: one of 256, so that asking says little of which is meant. */
export function revokedPart(hash: string): string {
  return hash.slice(0, 2);
}

/** Whether a text names a part. */
export function isRevokedPart(text: string): boolean {
  return /^[0-9a-f]{2}$/.test(text);
}
