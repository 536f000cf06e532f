/**
 * A certificate as an Open Badge (1EdTech's Open Badges 3.0, a W3C verifiable credential) with an `eddsa-jcs-2022`
 * proof. It is derived from the statement alone, so a link need not carry it. Everything written here is signed: a
 * change would invalidate the badges of all earlier certificates, so a new wording needs a new edition.
 */

import { withDigitsOf } from '../text/digits.ts';
import { fromBase64url, toBase58 } from '../text/encodings.ts';
import { type InLanguages, ownOrFirst } from '../text/languages.ts';
import { revocationList } from './revocation.ts';
import type { CertificateStatement } from './token.ts';

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;
/** Explains the type of the status. */
const statusContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json';

/** The multicodec prefix of an Ed25519 public key. */
const ed25519 = [0xed, 0x01] as const;

/** What a certificate required. */
export type Required = 'model-test' | 'quizzes';

export interface BadgeEdition {
  readonly required: Required;
  /** Whether it says where to ask if it was revoked. */
  readonly hasStatus: boolean;
}

/** The edition that is signed now. */
export const newestEdition = (required: Required): BadgeEdition => ({ required, hasStatus: true });

/** All editions, newest first. The statement does not name its edition; the signature tells. Never change a row. */
export const editions: readonly BadgeEdition[] = [
  newestEdition('model-test'),
  newestEdition('quizzes'),
  { required: 'model-test', hasStatus: false },
  { required: 'quizzes', hasStatus: false },
];

interface BadgeText {
  readonly what: (hours: number) => string;
  readonly how: string;
}

const badgeTexts: Readonly<Record<Required, InLanguages<BadgeText>>> = {
  quizzes: {
    en: {
      what: (hours) => `A course of ${hours} hours.`,
      how: 'Every lesson was done, and every quiz was passed.',
    },
    bn: {
      what: (hours) => `${withDigitsOf('bn', String(hours))} ঘণ্টার একটি কোর্স।`,
      how: 'সব পাঠ করা হয়েছে, সব কুইজে পাস করা হয়েছে।',
    },
  },
  'model-test': {
    en: {
      what: (hours) => `A course of ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
      how: 'Every lesson was done, every quiz was passed, and the model test of the course was passed with 60 % of its marks or more.',
    },
    bn: {
      what: (hours) => `${withDigitsOf('bn', String(hours))} ঘণ্টার একটি কোর্স।`,
      how: 'সব পাঠ করা হয়েছে, সব কুইজে পাস করা হয়েছে, আর কোর্সের মডেল টেস্টে ৬০% বা তার বেশি নম্বর পাওয়া গেছে।',
    },
  },
};

/**
 * What a public key is called in its `did:key`.
 * @param x the key, base64url
 */
export function keyNameOf(x: string): string {
  const key = fromBase64url(x);
  if (!key) throw new Error(`${x} is not a key`);
  return `z${toBase58(Uint8Array.of(...ed25519, ...key))}`;
}

export const didOf = (keyName: string) => `did:key:${keyName}`;

/** What a certificate is called in its badge. */
export const credentialId = (certificateId: string) => `urn:uuid:${certificateId}`;

type Json = { readonly [name: string]: unknown };

interface Badge {
  readonly credential: Json;
  /** The proof's options, without its value. */
  readonly proof: Json;
}

/** @param x the public key, base64url */
function badgeOf(
  { id, iss, site, name, course, title, day, hours, lang }: CertificateStatement,
  x: string,
  { required, hasStatus }: BadgeEdition,
): Badge {
  const keyName = keyNameOf(x);
  const did = didOf(keyName);
  const midnight = `${day}T00:00:00Z`;
  const { what, how } = ownOrFirst(badgeTexts[required], lang);
  const context = hasStatus ? [...contexts, statusContext] : contexts;
  const credential = {
    '@context': context,
    id: credentialId(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: iss, url: site },
    validFrom: midnight,
    name: title,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: name, hashed: false }],
      achievement: {
        id: `${site}/course/${course}`,
        type: ['Achievement'],
        name: title,
        description: what(hours),
        criteria: { narrative: how },
        inLanguage: lang,
      },
    },
    ...(hasStatus && {
      credentialStatus: { id: revocationList(site, keyName, id), type: '1EdTechRevocationList' },
    }),
  };
  const proof = {
    '@context': context,
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: midnight,
    verificationMethod: `${did}#${keyName}`,
    proofPurpose: 'assertionMethod',
  };
  return { credential, proof };
}

/** Canonical JSON (RFC 8785) for the values of badges: strings, booleans, arrays, objects. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/**
 * The bytes that the badge's signature covers.
 * @param x its public key, base64url
 */
export async function badgeBytes(
  statement: CertificateStatement,
  x: string,
  edition: BadgeEdition,
): Promise<Uint8Array<ArrayBuffer>> {
  const { credential, proof } = badgeOf(statement, x, edition);
  const digests = [proof, credential].map((one) =>
    crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(one))),
  );
  const [first = new ArrayBuffer(), second = new ArrayBuffer()] = await Promise.all(digests);
  return Uint8Array.of(...new Uint8Array(first), ...new Uint8Array(second));
}

/**
 * The badge file with its proof.
 * @param signature over the same `badgeBytes`
 */
export function badgeFile(
  statement: CertificateStatement,
  x: string,
  signature: Uint8Array,
  edition: BadgeEdition,
): string {
  const { credential, proof } = badgeOf(statement, x, edition);
  const whole = { ...credential, proof: { ...proof, proofValue: `z${toBase58(signature)}` } };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
