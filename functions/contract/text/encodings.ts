/** How names and bytes are written where people and addresses carry them. */

/** Small Latin letters and digits, in words parted by hyphens: what is in addresses. */
export const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Bytes as an address takes them: base64url without padding (RFC 4648). */
export function toBase64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The bytes that a text in base64url is.
 * @returns undefined for a text that no bytes are written as; no two texts are the same bytes
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}

/** Whether a text is at most so many bytes in UTF-8. */
export function fitsBytes(text: string, most: number): boolean {
  // A UTF-16 unit is at most three bytes.
  return text.length * 3 <= most || new TextEncoder().encode(text).length <= most;
}

/**
 * Characters that are not to be seen: control characters, lone surrogates, direction marks, and whatever else Unicode
 * says to ignore. The two joiners and the variants of a sign stay, because scripts such as Bengali, and emoji, need them.
 */
const unwanted = /(?!\s)\p{Cc}|\p{Cs}|(?!\u200c|\u200d|\p{VS})\p{DI}|[\ufff9-\ufffb]/gu;

/** Letters and signs that are drawn as nothing: fillers of Hangul, of Braille and of hieroglyphs. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}]/gu;

/** What is left must be more than marks and joiners, which need something to stand on. */
const hasSign = /[^\s\p{M}\p{Cf}]/u;

/** A text without what cannot be seen; what only fills a place is a space. */
export const seenOf = (text: string): string => text.replace(blanks, ' ').replace(unwanted, '');

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => hasSign.test(seenOf(text));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A number of 32 bits for a text: each bit of the one affects each bit of the other (FNV-1a, mixed). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) | 0;
}
