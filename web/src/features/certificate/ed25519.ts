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
export async function isSignedBy(key: Bytes, signature: Bytes, signed: Bytes): Promise<boolean> {
  const own = await importKey(key);
  if (own) return crypto.subtle.verify('Ed25519', own, signature, signed);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, signed, key);
}
