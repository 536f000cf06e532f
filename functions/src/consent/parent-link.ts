import { timingSafeEqual } from 'node:crypto';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { hashOfSecret, newSecret } from '../core/secret.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { consentOf } from './records.ts';

/** What makes somebody the parent: who has the mail has the token, and we keep its hash alone. */
export interface ParentToken {
  readonly token: string;
  readonly tokenHash: string;
}

export function newParentToken(uid: string): ParentToken {
  const secret = newSecret();
  return { token: `${uid}.${secret}`, tokenHash: hashOfSecret(secret) };
}

/** The link in the mail, to the page in the mail's language. The token stands after the `#`, which browsers send to no server and into no log. */
export function parentLink(site: string, token: string, language: Language): string {
  return `${site}${addressIn(language, paths.parent)}#${token}`;
}

/** A child's account as a parent has it open. */
export interface ParentAccess {
  readonly uid: string;
  readonly record: ConsentRecord;
}

/**
 * The account that a token opens.
 * @throws DomainError `not-found` for a token that is broken, replaced by a later mail, or of an account that is gone
 */
export async function openAsParent(db: Firestore, token: string): Promise<ParentAccess> {
  const [, uid = '', secret = ''] = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  const record = uid ? (await consentOf(db, uid).get()).data() : undefined;
  if (!record?.tokenHash || !isSame(record.tokenHash, hashOfSecret(secret))) {
    throw new DomainError('not-found', 'This link no longer works. Use the one in our latest email.');
  }
  return { uid, record };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
