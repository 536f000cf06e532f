import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/consent';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../http/problem.ts';
import { openAsParent, type ParentAccess } from './parent-link.ts';
import { consentOf } from './records.ts';

/** What a parent sees first. @throws ApiError `not-found` as `openAsParent` */
export async function viewAsParent(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> },
  token: string,
): Promise<ParentView> {
  const { uid, record } = await openAsParent(db, token);
  const [account] = (await auth.getUsers([{ uid }])).users;
  if (!account) throw new ApiError('not-found', 'This account is gone.');
  const { displayName = '', email = '' } = account;
  const { decidedAt } = record;
  return {
    name: displayName,
    email,
    state: stateOf({ uid, record }),
    ...(decidedAt ? { decidedAt: decidedAt.toDate().toISOString() } : {}),
  };
}

/** Who has a parent's link was asked about, so something is to be decided. */
function stateOf({ record }: ParentAccess): ParentView['state'] {
  return record.state === 'not-needed' ? 'waiting' : record.state;
}

const states = { give: 'given', withdraw: 'withdrawn' } as const;

/**
 * Does what a parent decides; the last word counts.
 * @param remove removes the child's account and everything in it
 * @throws ApiError `not-found` as `openAsParent`
 */
export async function decideAsParent(
  db: Firestore,
  remove: (uid: string) => Promise<void>,
  { token, decision }: { readonly token: string; readonly decision: Decision },
): Promise<DecisionAnswer> {
  const { uid } = await openAsParent(db, token);
  if (decision === 'delete') {
    await remove(uid);
    return { state: 'deleted' };
  }
  const state = states[decision];
  const decidedAt = Timestamp.now();
  await consentOf(db, uid).update({ state, decidedAt, unansweredUntil: FieldValue.delete() });
  return { state };
}
