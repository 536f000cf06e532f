import { timingSafeEqual } from 'node:crypto';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { hashOfSecret, newSecret } from '../core/secret.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { consentOf } from './records.ts';

/** A parent is anyone who has the token from the mail; only its hash is stored. */
export interface ParentToken {
  readonly token: string;
  readonly tokenHash: string;
}

export function newParentToken(uid: string): ParentToken {
  const secret = newSecret();
  return { token: `${uid}.${secret}`, tokenHash: hashOfSecret(secret) };
}

/** The link in the mail, in its language. The token is in the fragment, which browsers send to no server. */
export function parentLink(site: string, token: string, language: Language): string {
  return `${site}${addressIn(language, paths.parent)}#${token}`;
}

/** A child's account, opened by a parent. */
export interface ParentAccess {
  readonly uid: string;
  readonly record: ConsentRecord;
}

/**
 * Finds the account of a token.
 * @throws DomainError `not-found` for a malformed or replaced token, or a deleted account
 */
export async function openAsParent(db: Firestore, token: string): Promise<ParentAccess> {
  const [, uid = '', secret = ''] = /^(.{1,128})\.([A-Za-z0-9_-]{43})$/s.exec(token) ?? [];
  const record = isDocumentId(uid) ? (await consentOf(db, uid).get()).data() : undefined;
  if (!record?.tokenHash || !isSame(record.tokenHash, hashOfSecret(secret))) {
    throw new DomainError('not-found', 'This link no longer works. Use the one in our latest email.');
  }
  return { uid, record };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
