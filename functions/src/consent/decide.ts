import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/accounts/consent';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { ifExists } from '../firestore/write-errors.ts';
import { openAsParent, type ParentAccess } from './parent-link.ts';
import { consentOf } from './records.ts';

export interface DecisionServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  /** Deletes an account with its data. */
  readonly remove: (account: Account) => Promise<void>;
}

/**
 * The parent's page.
 * @throws DomainError `not-found` as `openAsParent`
 */
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

/**
 * Applies a parent's decision; the latest one counts.
 * @throws DomainError `not-found` as `openAsParent`; `conflict` for deleting an admin's account
 */
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
