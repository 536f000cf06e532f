/** A certificate in its link: a compact JWS (RFC 7515). docs/decisions/0115-signed-certificates.md */

import { fromBase64url, kebab, toBase64url } from '../text/encodings.ts';
import { type Language, languages } from '../text/languages.ts';

export interface CertificateStatement {
  readonly id: string;
  readonly iss: string;
  readonly site: string;
  readonly name: string;
  readonly course: string;
  readonly title: string;
  readonly day: string;
  readonly hours: number;
  readonly lang: Language;
  readonly modelTest: boolean;
}

export interface CertificateToken {
  readonly keyId: string;
  readonly statement: CertificateStatement;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export const certificateNameMax = 60;

const longest = 4000;

const text = (max: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;
const like = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

export const isCertificateId = like(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const shape: { readonly [Field in keyof CertificateStatement]: (value: unknown) => boolean } = {
  id: isCertificateId,
  iss: text(80),
  site: like(/^https:\/\/[^/\s]{1,200}$/),
  name: text(400),
  course: like(kebab),
  title: text(200),
  day: (value) => like(/^\d{4}-\d{2}-\d{2}$/)(value) && !Number.isNaN(Date.parse(String(value))),
  hours: (value) => typeof value === 'number' && value > 0 && Number.isInteger(value * 2),
  lang: (value) => languages.some((one) => one === value),
  modelTest: (value) => typeof value === 'boolean',
};

function isStatement(value: unknown): value is CertificateStatement {
  const entries = Object.entries((value ?? {}) as object);
  const checks = Object.entries(shape);
  const given = new Map<string, unknown>(entries);
  return given.size === checks.length && checks.every(([field, isRight]) => isRight(given.get(field)));
}

const bytesOf = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));

export function signedPart(keyId: string, statement: CertificateStatement): string {
  return [{ alg: 'EdDSA', kid: keyId }, statement].map((one) => toBase64url(bytesOf(one))).join('.');
}

export function tokenStart(keyId: string, certificateId: string): string {
  const [head = '', body = ''] = signedPart(keyId, { id: certificateId } as CertificateStatement).split('.');
  // Base64 encodes the id's last characters together with what follows them.
  const whole = `{"id":"${certificateId}`.length;
  return `${head}.${body.slice(0, Math.floor(whole / 3) * 4)}`;
}

export function writeToken(signed: string, signature: Uint8Array): string {
  return `${signed}.${toBase64url(signature)}`;
}

function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Does not verify the signature. Undefined for text that is no token, or a statement with unexpected fields. */
export function readToken(token: string): CertificateToken | undefined {
  const parts = token.length > longest ? [] : token.split('.');
  const [head, body, signature] = parts.map(fromBase64url);
  if (parts.length !== 3 || signature?.length !== 64) return undefined;
  const { alg, kid, ...others } = (jsonIn(head) ?? {}) as Readonly<Record<string, unknown>>;
  if (alg !== 'EdDSA' || typeof kid !== 'string' || Object.keys(others).length > 0) return undefined;
  const statement = jsonIn(body);
  if (!isStatement(statement)) return undefined;
  const signed = new TextEncoder().encode(parts.slice(0, 2).join('.'));
  return { keyId: kid, statement, signed, signature };
}

const hashBytes = 16;

export async function revokedAs(certificateId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(certificateId));
  return [...new Uint8Array(bytes, 0, hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One of 256 parts, so that a request reveals little about the certificate. */
export function revokedPart(hash: string): string {
  return hash.slice(0, 2);
}

export function isRevokedPart(text: string): boolean {
  return /^[0-9a-f]{2}$/.test(text);
}
