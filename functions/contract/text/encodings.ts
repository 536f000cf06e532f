export const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function toBase64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}

export function fitsBytes(text: string, most: number): boolean {
  // A UTF-16 unit is at most three bytes.
  return text.length * 3 <= most || new TextEncoder().encode(text).length <= most;
}

/**
 * Control characters, lone surrogates, direction marks, and whatever else Unicode says to ignore. The two joiners and
 * variation selectors stay, because Bengali and emoji need them.
 */
const unwanted = /(?!\s)\p{Cc}|\p{Cs}|(?!\u200c|\u200d|\p{VS})\p{DI}|[\ufff9-\ufffc]/gu;

const blanks = /[\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}\u{1d159}]/gu;

const hasSign = /[^\s\p{M}\p{Cf}]/u;

export const seenOf = (text: string): string => text.replace(blanks, ' ').replace(unwanted, '');

export const isSeen = (text: string): boolean => hasSign.test(seenOf(text));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A character as a reader sees it, for browsers without `Intl.Segmenter`: a base with its marks, or joined emoji. */
const oneSign = /\p{RI}\p{RI}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200D\P{M}?)*/gu;

let segmenter: Intl.Segmenter | undefined;

/** A letter with its marks is one. Firefox 115 has no segmenter: there a conjunct may be two. */
export function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) {
    for (const [sign] of text.matchAll(oneSign)) yield sign;
    return;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** 32 bits, by FNV-1a, mixed so that each bit of the text affects each of the hash. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) | 0;
}
