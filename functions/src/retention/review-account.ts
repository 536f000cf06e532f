import { firstLanguage } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasAdminClaim } from '../core/caller.ts';
import { isGone } from '../core/dependency-errors.ts';
import { DomainError } from '../core/domain-error.ts';
import { closeAccount } from '../domain/close-account.ts';
import type { QueueMail } from '../domain/mail.ts';
import { collections } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { InactiveAccountRecord, UserRecord } from '../firestore/people-records.ts';
import { stepOf } from './inactive-step.ts';
import { inactivityMail } from './inactivity-mail.ts';
import { lastSignOfLife } from './note-inactive.ts';
import { removePerson } from './remove-person.ts';

export interface ReviewServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUser' | 'deleteUser'>;
  /** Absent without mails. */
  readonly queueMail?: QueueMail | undefined;
  /** The school's address, for the mails. */
  readonly site: string;
}

/** `released`: in use, an admin's or gone, so no longer noted. `kept`: its time has not come, or mails are off. */
export type ReviewOutcome = 'warned' | 'removed' | 'released' | 'kept';

/**
 * Warns or ends one noted account, by what Auth and the record say now. May run twice: whoever comes second finds the
 * step already taken.
 * @param now milliseconds since 1970
 * @throws errors of Firestore and Auth
 */
export function reviewAccount(services: ReviewServices, uid: string, now: number): Promise<ReviewOutcome> {
  return retryOnConflict(async () => {
    const { db, auth } = services;
    const entry = await collections.inactiveAccounts(db).doc(uid).get();
    if (!entry.exists) return 'released';
    const [account, record] = await Promise.all([
      findAccount(auth, uid),
      collections.users(db).doc(uid).get(),
    ]);
    if (!account) return forgetGone(db, entry);
    const step = hasAdminClaim(account) ? 'forget' : stepFor(account, record, entry, now);
    if (step === 'forget') return release(entry);
    if (step === 'warn') return warn(services, account, { record, entry, now });
    if (step === 'keep') return 'kept';
    await removePerson(services, account);
    return 'removed';
  });
}

async function findAccount(auth: Pick<Auth, 'getUser'>, uid: string): Promise<Account | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** A removal may have been cut off behind the account's end. Without a warning it was none of ours. */
async function forgetGone(
  db: Firestore,
  entry: DocumentSnapshot<InactiveAccountRecord>,
): Promise<ReviewOutcome> {
  if (entry.data()?.warnedAt) await closeAccount(db, { uid: entry.id });
  return release(entry);
}

async function release(entry: DocumentSnapshot<InactiveAccountRecord>): Promise<ReviewOutcome> {
  await entry.ref.delete();
  return 'released';
}

function stepFor(
  account: Account,
  record: DocumentSnapshot<UserRecord>,
  entry: DocumentSnapshot<InactiveAccountRecord>,
  now: number,
) {
  const lastActive = Math.max(lastSignOfLife(account), record.data()?.lastSeenAt.toMillis() ?? 0);
  return stepOf({ lastActive, warnedAt: entry.data()?.warnedAt?.toMillis() }, now);
}

interface Warning {
  readonly record: DocumentSnapshot<UserRecord>;
  readonly entry: DocumentSnapshot<InactiveAccountRecord>;
  readonly now: number;
}

async function warn(
  { db, queueMail, site }: ReviewServices,
  { uid, email }: Account,
  { record, entry, now }: Warning,
): Promise<ReviewOutcome> {
  if (!queueMail) return 'kept';
  const batch = db.batch();
  const warnedAt = Timestamp.fromMillis(now);
  batch.update(entry.ref, { warnedAt, dueAt: FieldValue.delete() }, unchanged(entry));
  if (email) queueMail(batch, inactivityMail(email, site, record.data()?.language ?? firstLanguage));
  try {
    await commitOf(db, uid, batch);
  } catch (error) {
    // Deleted meanwhile: nobody to warn.
    if (error instanceof DomainError && error.code === 'invalid-token') return release(entry);
    throw error;
  }
  return 'warned';
}
