import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { siteConfig } from '@pathshala/brand/site.config';
import { credentialId, didOf, keyNameOf } from '@pathshala/contract/certificates/badge';
import type { RevocationList } from '@pathshala/contract/certificates/certificate';
import { isRevokedPart, revocationList } from '@pathshala/contract/certificates/revocation';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';

/**
 * The revoked badges of a part.
 * @param keyName of one of the school's keys
 * @throws DomainError `not-found` for an impossible part or key
 */
export async function readRevocationList(
  db: Firestore,
  keyName: string,
  part: string,
): Promise<RevocationList> {
  const isOwn = certificateKeys.some(({ x }) => keyNameOf(x) === keyName);
  if (!isOwn || !isRevokedPart(part)) throw new DomainError('not-found');
  const id = FieldPath.documentId();
  const { docs } = await collections
    .revocations(db)
    .where(id, '>=', part)
    .where(id, '<', `${part}~`)
    .select()
    .get();
  return {
    id: revocationList(siteConfig.origin, keyName, part),
    issuer: didOf(keyName),
    revokedCredentials: docs.map((one) => ({ id: credentialId(one.id), revoked: true })),
  };
}
