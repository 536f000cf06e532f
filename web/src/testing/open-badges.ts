/**
 * Open Badges 3.0 as its specification asks for it (AchievementCredential and what it is made of), and the proof by
 * `eddsa-jcs-2022`, both worked out from the file alone: nothing of ours that makes badges is used.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';

type Json = { readonly [name: string]: unknown };
type IsRight = (value: unknown) => boolean;

const isText: IsRight = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: IsRight = (value) => isText(value) && URL.canParse(String(value));
const isMoment: IsRight = (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(value));
const isOneOf =
  (...allowed: readonly string[]): IsRight =>
  (value) =>
    allowed.includes(String(value));
const has =
  (...names: readonly string[]): IsRight =>
  (value) =>
    Array.isArray(value) && names.every((name) => value.includes(name));
const begins =
  (...first: readonly string[]): IsRight =>
  (value) =>
    Array.isArray(value) && first.every((one, at) => value[at] === one);

/** Each property that has to be there, by its path, and what it is. */
const required: Readonly<Record<string, IsRight>> = {
  '@context': begins(
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ),
  id: isAddress,
  type: has('VerifiableCredential', 'OpenBadgeCredential'),
  name: isText,
  validFrom: isMoment,
  'issuer.id': isAddress,
  'issuer.type': has('Profile'),
  'issuer.name': isText,
  'issuer.url': isAddress,
  'credentialSubject.type': has('AchievementSubject'),
  // Without an id of the person there is at least one other thing that says who it is.
  'credentialSubject.identifier.0.type': isOneOf('IdentityObject'),
  'credentialSubject.identifier.0.identityHash': isText,
  'credentialSubject.identifier.0.identityType': isOneOf('name'),
  'credentialSubject.identifier.0.hashed': (value) => typeof value === 'boolean',
  'credentialSubject.achievement.id': isAddress,
  'credentialSubject.achievement.type': has('Achievement'),
  'credentialSubject.achievement.name': isText,
  'credentialSubject.achievement.description': isText,
  'credentialSubject.achievement.criteria.narrative': isText,
  'credentialSubject.achievement.inLanguage': (value) => /^[a-z]{2}$/.test(String(value)),
  // With a type that the contexts before do not have.
  '@context.2': isOneOf('https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'),
  'credentialStatus.id': isAddress,
  'credentialStatus.type': isOneOf('1EdTechRevocationList'),
  'proof.type': isOneOf('DataIntegrityProof'),
  'proof.cryptosuite': isOneOf('eddsa-jcs-2022'),
  'proof.created': isMoment,
  'proof.proofPurpose': isOneOf('assertionMethod'),
  'proof.verificationMethod': isAddress,
  'proof.proofValue': (value) => /^z[1-9A-HJ-NP-Za-km-z]+$/.test(String(value)),
};

function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Json | undefined)?.[name], json);
}

/** What of it is missing or of another kind: the paths. */
export function issuesOf(badge: Json): string[] {
  return Object.keys(required).filter((path) => required[path]?.(at(badge, path)) !== true);
}

/** RFC 8785, for what has no numbers. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** What a text of base58 behind its `z` stands for. */
function fromMultibase(text: string): Buffer {
  const signs = text.slice(1);
  const number = [...signs].reduce((sum, one) => sum * 58n + BigInt(letters.indexOf(one)), 0n);
  const hex = number.toString(16);
  const zeros = signs.length - signs.replace(/^1+/, '').length;
  return Buffer.from('00'.repeat(zeros) + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

const sha256 = (value: unknown) => createHash('sha256').update(canonical(value)).digest();

/** Whether the proof of a badge is right, by the key that its issuer's DID is. */
export function isProved({ proof, ...credential }: Json): boolean {
  const { proofValue, ...options } = proof as Json;
  const [did, holder = ''] = String(options.verificationMethod).split('#');
  if (did !== at(credential, 'issuer.id') || did !== `did:key:${holder}`) return false;
  // Two bytes say that it is a key of Ed25519; what follows is the key.
  const x = fromMultibase(holder).subarray(2).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.concat([sha256(options), sha256(credential)]);
  return verify(null, signed, key, fromMultibase(String(proofValue)));
}
