import { timingSafeEqual } from 'node:crypto';
import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/accounts/consent';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { hashOfSecret, newSecret } from '../firestore/secrets.ts';
import { ifExists } from '../firestore/writes.ts';
import { consentOf } from '../people/people.ts';

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

export interface ParentAccess {
  readonly uid: string;
  readonly record: ConsentRecord;
}

/** @throws DomainError `not-found` for a malformed or replaced token, or a deleted account */
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

export interface DecisionServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  readonly remove: (account: Account) => Promise<void>;
}

/** @throws DomainError `not-found` as `openAsParent` */
export async function viewAsParent({ db, auth }: DecisionServices, token: string): Promise<ParentView> {
  const access = await openAsParent(db, token);
  const { displayName = '', email = '' } = await accountOf(auth, access.uid);
  const { decidedAt } = access.record;
  return {
    name: normaliseDisplayName(displayName),
    email,
    state: stateOf(access),
    ...(decidedAt ? { decidedAt: decidedAt.toDate().toISOString() } : {}),
  };
}

async function accountOf(auth: DecisionServices['auth'], uid: string): Promise<Account> {
  const [account] = (await auth.getUsers([{ uid }])).users;
  if (!account) throw accountGone();
  return account;
}

function accountGone(): DomainError {
  return new DomainError('not-found', 'This account no longer exists.');
}

/** Anyone who has a parent's link was asked, so there is a decision to make. */
function stateOf({ record }: ParentAccess): ParentView['state'] {
  return record.state === 'not-needed' ? 'waiting' : record.state;
}

const states = { give: 'given', withdraw: 'withdrawn' } as const;

/** The latest decision counts. @throws DomainError `not-found`; `conflict` for deleting an admin's account */
export async function decideAsParent(
  services: DecisionServices,
  { token, decision }: { readonly token: string; readonly decision: Decision },
): Promise<DecisionAnswer> {
  const { uid } = await openAsParent(services.db, token);
  if (decision === 'delete') return removeAsParent(services, uid);
  const state = states[decision];
  const decidedAt = Timestamp.now();
  const change = { state, decidedAt, unansweredUntil: FieldValue.delete() };
  if (!(await ifExists(consentOf(services.db, uid).update(change)))) throw accountGone();
  return { state };
}

async function removeAsParent({ auth, remove }: DecisionServices, uid: string): Promise<DecisionAnswer> {
  const account = await accountOf(auth, uid);
  if (hasAdminClaim(account)) {
    throw new DomainError('conflict', 'This is an admin’s account. Contact the school.');
  }
  await remove(account);
  return { state: 'deleted' };
}
