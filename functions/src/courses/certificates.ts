import { createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import {
  type CertificateStatement,
  isCertificateId,
  isRevokedPart,
  readToken,
  revokedAs,
  revokedPart,
  signedPart,
  tokenStart,
  writeToken,
} from '@pathshala/contract/certificates/token';
import { limits } from '@pathshala/contract/http/limits';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cacheResponses } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { type Listed, type Page, readPage } from '../core/paging.ts';
import type { Settings } from '../core/settings.ts';
import { collections } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import type { EnrolmentRecord, RevocationRecord } from '../firestore/learning-records.ts';
import { commitOf, compareAndSet, isCreated } from '../firestore/writes.ts';
import { enrolmentOf, readRevoked } from '../people/enrolments.ts';
import { readPeople } from '../people/people.ts';

/** Requests can bypass the CDN, so each part is cached for a minute. */
export function revokedList(db: Firestore) {
  let changes = 0;
  const revision = { known: () => changes, now: async () => changes };
  const answers = cacheResponses((part) => readRevoked(db, part), revision);
  return {
    read: async (part: string) => {
      if (!isRevokedPart(part)) throw new DomainError('not-found');
      return await answers(part);
    },
    changed: () => {
      changes += 1;
    },
  };
}

export async function revokeCertificate(db: Firestore, request: RevokeRequest): Promise<0 | 1> {
  const { certificateId: id } = request;
  requireId(id);
  const added = await changePart(db, await revokedAs(id), Timestamp.now());
  const noted = await noteRevocation(db, request);
  return added || noted;
}

export async function restoreCertificate(db: Firestore, id: string): Promise<0 | 1> {
  requireId(id);
  await collections.revocations(db).doc(id).delete();
  return await changePart(db, await revokedAs(id), undefined);
}

function requireId(id: string): void {
  if (!isCertificateId(id)) throw new DomainError('not-found', 'No certificate has this number.');
}

async function changePart(db: Firestore, hash: string, at: Timestamp | undefined): Promise<0 | 1> {
  let modified: 0 | 1 = 0;
  await compareAndSet(collections.revokedHashes(db).doc(revokedPart(hash)), (before) => {
    const { [hash]: known, ...others } = before?.hashes ?? {};
    modified = (known === undefined) === (at === undefined) ? 0 : 1;
    if (modified === 0) return undefined;
    if (!at) return { hashes: others };
    if (Object.keys(others).length >= limits.revokedPartMax) {
      throw new DomainError('limit-reached', { key: 'answers.revokedFull' });
    }
    return { hashes: { ...others, [hash]: at } };
  });
  return modified;
}

const afterTokens = '~';

interface Holder {
  readonly uid: string;
  readonly statement: CertificateStatement;
}

async function findHolder(db: Firestore, certificateId: string): Promise<Holder | undefined> {
  const found = await Promise.all(
    certificateKeys.map((key) => {
      const start = tokenStart(keyIdOf(key), certificateId);
      const enrolments = collections.enrolments(db);
      return enrolments
        .where('certificate', '>=', start)
        .where('certificate', '<', start + afterTokens)
        .get();
    }),
  );
  return found
    .flatMap(({ docs }) => docs.map((one) => one.data()))
    .map(({ uid, certificate = '' }) => ({ uid, statement: readToken(certificate)?.statement }))
    .find((one): one is Holder => one.statement?.id === certificateId);
}

export interface RevokeRequest {
  readonly certificateId: string;
  readonly reason: string;
  readonly by: string;
}

const factsOf = ({ uid, statement: { name, title, day } }: Holder) => ({ uid, name, title, day });

async function noteRevocation(db: Firestore, { certificateId, reason, by }: RevokeRequest): Promise<0 | 1> {
  const note = collections.revocations(db).doc(certificateId);
  if ((await note.get()).exists) return 0;
  const holder = await findHolder(db, certificateId);
  const record: RevocationRecord = { at: Timestamp.now(), by, reason, ...(holder && factsOf(holder)) };
  return (await isCreated(commitOf(db, by, db.batch().create(note, record), holder?.uid))) ? 1 : 0;
}

export async function listRevocations(db: Firestore, page: Page): Promise<Listed<Revocation>> {
  const all = collections.revocations(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const admins = docs.map((one) => one.data().by);
  const people = await readPeople(db, admins);
  const entries = docs.map((one): Revocation => {
    const { at, by, reason, uid, name, title, day } = one.data();
    const isKnown = uid && uid !== deletedPerson && name && title && day;
    return {
      _id: one.id,
      at: at.toDate().toISOString(),
      by: { _id: by, ...people.get(by) },
      ...(reason && { reason }),
      ...(isKnown && { certificate: { uid, name, title, day } }),
    };
  });
  return { entries, more };
}

export interface SigningKey extends CertificateKey {
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** @throws Error if the site lacks the key's public half, since nobody could verify it */
export function signingKey(jwk: JsonWebKey, known: readonly CertificateKey[] = certificateKeys): SigningKey {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const row = known.find((one) => one.x === x);
  if (!row) throw new Error('web/brand/certificate-keys.ts has not the public half of CERTIFICATE_KEY.');
  return { ...row, sign: (bytes) => sign(null, bytes, key) };
}

/** PRACTICE, not a secret: the example of RFC 8037. Certificates signed with it say so; real projects never use it. */
export const practiceKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;

export type GetSigningKey = () => SigningKey;

/** The school's key, the practice key in the emulators, otherwise none. */
export function signingKeyOf({
  certificateKey,
  isEmulated,
}: Pick<Settings, 'certificateKey' | 'isEmulated'>): GetSigningKey | undefined {
  if (!certificateKey) return isEmulated ? () => signingKey(practiceKey) : undefined;
  return () => {
    const key = signingKey(JSON.parse(certificateKey) as JsonWebKey);
    if (key.practice && !isEmulated) throw new Error('CERTIFICATE_KEY is the practice key, which is public.');
    return key;
  };
}

export function signCertificate(key: SigningKey, statement: CertificateStatement): string {
  const signed = signedPart(keyIdOf(key), statement);
  return writeToken(signed, key.sign(Buffer.from(signed)));
}

export function isStanding(certificate: string | undefined): boolean {
  const keyId = certificate && readToken(certificate)?.keyId;
  return certificateKeys.some((key) => keyIdOf(key) === keyId);
}

/** Re-signs the certificate of a withdrawn (leaked) key. Number, name, date and revocation stay. */
export async function renewCertificate(db: Firestore, key: SigningKey, record: EnrolmentRecord) {
  const { uid, courseId, certificate: old } = record;
  const statement = old !== undefined && !isStanding(old) && readToken(old)?.statement;
  if (!statement) return record;
  // Signatures are deterministic: concurrent calls write the same.
  const certificate = signCertificate(key, statement);
  await compareAndSet(enrolmentOf(db, uid, courseId), (before) =>
    before?.certificate === old ? { ...before, certificate } : undefined,
  );
  return { ...record, certificate };
}
