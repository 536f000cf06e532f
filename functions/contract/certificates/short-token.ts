/**
 * A certificate for its QR code: what the signature of its Open Badge covers, in as few bytes as can be, and that
 * signature. What a code holds less of, more phones read. Printed codes are read for ever: never change the form, add another.
 */

import { fromBase64url, toBase64url } from '../text/encodings.ts';
import { type CertificateStatement, type CertificateToken, isStatement } from './token.ts';

export type ShortCertificate = Pick<CertificateToken, 'keyId' | 'statement' | 'badgeSignature'>;

/** The first byte: how the texts are written. */
const forms = { letters: 1, utf8: 2 } as const;

/** Lengths in bytes of what stands before the texts, in order. */
const lengths = { form: 1, keyId: 6, id: 16, day: 2, halfHours: 2, badgeSignature: 64 } as const;
const headLength = Object.values(lengths).reduce((sum, one) => sum + one, 0);

const separator = '\n';
const dayMs = 86_400_000;
const scheme = 'https://';

/** Letters of a byte each: ASCII, the Bangla block from 128 on, and from 1 on what else Bangla texts have. */
const more = '\u200c\u200d।’–“”';
const banglaBlock = 0x0980;

function toLetters(text: string): Uint8Array | undefined {
  const bytes = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (more.includes(letter)) return more.indexOf(letter) + 1;
    if (code >= banglaBlock && code < banglaBlock + 128) return code - banglaBlock + 128;
    return code < 127 && (code >= 32 || letter === separator) ? code : 0;
  });
  return bytes.includes(0) ? undefined : Uint8Array.from(bytes);
}

function fromLetters(bytes: Uint8Array): string {
  const letterOf = (byte: number) =>
    byte >= 128
      ? String.fromCharCode(byte - 128 + banglaBlock)
      : (more[byte - 1] ?? String.fromCharCode(byte));
  return [...bytes].map(letterOf).join('');
}

const twoBytes = (number: number) => [number >> 8, number & 255];
const numberIn = ([high = 0, low = 0]: Uint8Array) => high * 256 + low;

const hexBytes = (hex: string) => (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns undefined for a certificate that has no short form: then its code is made of its link */
export function writeShort(certificate: ShortCertificate): string | undefined {
  const { keyId, statement, badgeSignature } = certificate;
  const { id, iss, site, name, course, title, day, hours, lang } = statement;
  const texts = [iss, site.slice(scheme.length), name, course, title, lang].join(separator);
  const letters = toLetters(texts);
  const head = [
    letters ? forms.letters : forms.utf8,
    ...(fromBase64url(keyId) ?? []),
    ...hexBytes(id.replaceAll('-', '')),
    ...twoBytes(Date.parse(day) / dayMs),
    ...twoBytes(hours * 2),
    ...badgeSignature,
  ];
  const written = toBase64url(Uint8Array.from([...head, ...(letters ?? new TextEncoder().encode(texts))]));
  const again = readShort(written);
  const isSame = again?.keyId === keyId && isSameStatement(again.statement, statement);
  return isSame ? written : undefined;
}

function isSameStatement(one: CertificateStatement, other: CertificateStatement): boolean {
  return (Object.keys(one) as (keyof CertificateStatement)[]).every((field) => one[field] === other[field]);
}

/** @returns undefined for what is no short form of a certificate; its signature is not verified */
export function readShort(text: string): ShortCertificate | undefined {
  const bytes = fromBase64url(text);
  if (!bytes || bytes.length <= headLength) return undefined;
  let at = 0;
  const next = (length: number) => {
    const start = at;
    at += length;
    return bytes.slice(start, at);
  };
  const [form] = next(lengths.form);
  const keyId = toBase64url(next(lengths.keyId));
  const id = hexOf(next(lengths.id)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const day = new Date(numberIn(next(lengths.day)) * dayMs).toISOString().slice(0, 10);
  const hours = numberIn(next(lengths.halfHours)) / 2;
  const badgeSignature = next(lengths.badgeSignature);
  const texts = textsIn(form, next(bytes.length));
  if (texts?.length !== 6) return undefined;
  const [iss, host, name, course, title, lang] = texts;
  const statement = { id, iss, site: scheme + host, name, course, title, day, hours, lang };
  return isStatement(statement) ? { keyId, statement, badgeSignature } : undefined;
}

function textsIn(form: number | undefined, bytes: Uint8Array): string[] | undefined {
  if (form === forms.letters) return fromLetters(bytes).split(separator);
  if (form !== forms.utf8) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(separator);
  } catch {
    return undefined;
  }
}
