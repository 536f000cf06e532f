import { timingSafeEqual } from 'node:crypto';
import { mails } from '@pathshala/content/mails';
import {
  type Consent,
  type ConsentInput,
  type Decision,
  type DecisionAnswer,
  type ParentView,
  youngest,
} from '@pathshala/contract/accounts/consent';
import { hasLetter, normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import { paths } from '@pathshala/contract/site/paths';
import { dayMs } from '@pathshala/contract/site/region';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { accountGone, hasAdminClaim } from '../core/caller.ts';
import { DomainError, tooMany, wrongField } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { hashOfSecret, newSecret } from '../firestore/collections.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { commitOf, ifExists, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { isYoung, type RemovalServices, removePerson, youngAddressOf } from '../people/erase.ts';
import { type Mail, mailWords, type QueueMail } from '../people/mail.ts';
import { consentOf } from '../people/people.ts';
import { countLimit } from '../rate-limit/rate-limit.ts';
import { requireKnownAccount } from './person.ts';

/** A parent is anyone who has the token from the mail; only its hash is stored. */
function newParentToken(uid: string) {
  const secret = newSecret();
  return { token: `${uid}.${secret}`, tokenHash: hashOfSecret(secret) };
}

export async function openAsParent(db: Firestore, token: string) {
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

export async function viewAsParent({ db, auth }: RemovalServices, token: string): Promise<ParentView> {
  const { uid, record } = await openAsParent(db, token);
  const { displayName = '', email = '' } = await requireKnownAccount(auth, uid);
  const { state, decidedAt } = record;
  return {
    name: normaliseDisplayName(displayName),
    email,
    // Anyone with a parent's link has been asked to decide.
    state: state === 'not-needed' ? 'waiting' : state,
    ...(decidedAt ? { decidedAt: decidedAt.toDate().toISOString() } : {}),
  };
}

const states = { give: 'given', withdraw: 'withdrawn' } as const;

export async function decideAsParent(
  services: RemovalServices,
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

async function removeAsParent(services: RemovalServices, uid: string): Promise<DecisionAnswer> {
  const account = await requireKnownAccount(services.auth, uid);
  if (hasAdminClaim(account)) {
    throw new DomainError('conflict', 'This is an admin’s account. Contact the school.');
  }
  await removePerson(services, account);
  return { state: 'deleted' };
}

const minute = 60_000;
/** Mails have a pause between them, because a child may type any address. */
const pause = minute;
const answerTime = 30 * dayMs;

export interface Asking {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly language: Language;
  /** Its name, in that language. */
  readonly school: string;
  readonly site: string;
}

export interface AskingServices {
  readonly db: Firestore;
  readonly queueMail: QueueMail;
  readonly countMail: (parentEmail: string) => Promise<void>;
}

export function toConsent(record: ConsentRecord | undefined): Consent {
  if (!record) return { state: 'age-needed' };
  const { state, parentEmail } = record;
  return parentEmail ? { state, parent: cut(parentEmail) } : { state };
}

function cut(email: string): string {
  return email.replace(/^(.).*@/u, '$1…@');
}

/** Repeated, it sends the mail again. @throws DomainError `invalid-fields`, `conflict`, `too-many` */
export async function askConsent(
  { db, queueMail, countMail }: AskingServices,
  person: Asking,
  input: ConsentInput,
): Promise<Consent> {
  const now = Date.now();
  const address = await youngAddressOf(db, person.email || person.uid);
  let isCounted = false;
  return retryOnConflict(async () => {
    const snapshot = await consentOf(db, person.uid).get();
    const before = snapshot.data();
    const isAsked = before?.band === youngest || (!before && (await isYoung(address, now)));
    const { record, mail } = answerTo(before, isAsked, person, input, now);
    // Counted once per call, however often the write is retried.
    if (mail && !isCounted) await countMail(mail.to);
    isCounted = true;
    const batch = db.batch();
    if (record.band === youngest) batch.set(address, { at: Timestamp.fromMillis(now) });
    const fields = before ? { ...cleared, ...record } : record;
    if (before) batch.update(snapshot.ref, fields, unchanged(snapshot));
    else batch.create(snapshot.ref, record);
    if (mail) queueMail(batch, mail);
    await commitOf(db, person.uid, batch);
    return toConsent(record);
  });
}

const cleared = { parentEmail: FieldValue.delete(), tokenHash: FieldValue.delete() };

function answerTo(
  before: ConsentRecord | undefined,
  isAsked: boolean,
  person: Asking,
  input: ConsentInput,
  now: number,
) {
  const statedAt = before?.statedAt ?? Timestamp.fromMillis(now);
  if (input.band !== youngest) {
    if (isAsked) throw new DomainError('conflict', 'You told us that you are under 13. Ask your parent.');
    return { record: { band: input.band, state: 'not-needed', statedAt } satisfies ConsentRecord };
  }
  const parentEmail = parentOf(before, person, input);
  const { token, tokenHash } = newParentToken(person.uid);
  const sentAt = sendingsAfter(before, now);
  const answered = before?.state === 'given' || before?.state === 'withdrawn';
  const record: ConsentRecord = {
    ...(answered
      ? before
      : { statedAt, state: 'waiting', unansweredUntil: Timestamp.fromMillis(now + answerTime) }),
    band: youngest,
    parentEmail,
    tokenHash,
    sentAt,
  };
  return { record, mail: parentMail(parentEmail, person, token) };
}

function parentOf(before: ConsentRecord | undefined, person: Asking, input: ConsentInput): string {
  const parentEmail = normaliseEmail(input.parentEmail ?? before?.parentEmail ?? '');
  if (!parentEmail) throw wrongField('parentEmail', 'validation.emailRequired');
  if (parentEmail === person.email) {
    throw wrongField('parentEmail', 'request-faults.ownEmail');
  }
  const known = before?.state === 'given' || before?.state === 'withdrawn' ? before.parentEmail : parentEmail;
  if (known !== parentEmail) {
    throw new DomainError('conflict', 'Your parent has answered from another address. Ask them.');
  }
  return parentEmail;
}

function sendingsAfter(before: ConsentRecord | undefined, now: number): Timestamp[] {
  const sent = (before?.sentAt ?? []).filter((at) => at.toMillis() > now - dayMs);
  const last = sent.at(-1)?.toMillis() ?? 0;
  const first = sent[0]?.toMillis() ?? now;
  const free = sent.length >= maxMails ? first + dayMs : last + pause;
  if (free > now) {
    throw tooMany(free - now, 'We have just sent an email. Wait a little before the next one.');
  }
  return [...sent, Timestamp.fromMillis(now)];
}

function plainName(name: string, language: Language): string {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  const isPlain = hasLetter(line) && !/[/@.:]/.test(line);
  return isPlain ? line.slice(0, 60) : textIn(mails.parent.nameless, language).text;
}

export function parentMail(to: string, person: Omit<Asking, 'email'>, token: string): Mail {
  const { uid, displayName, language, school, site } = person;
  const child = plainName(displayName, language);
  // After the `#`: browsers send it to no server.
  const link = `${site}${addressIn(language, paths.parent)}#${token}`;
  return { to, about: uid, ...mailWords('parent', language, { school, child, site, link }) };
}

export const maxMails = 5;

/** Limits mails to a parent across accounts and instances. Without it, eight accounts send eight mails to anybody. */
export function createParentMailLimit(db: Firestore): (parentEmail: string) => Promise<void> {
  const count = countLimit(db, {
    ...{ name: 'parent', max: maxMails, windowMs: dayMs },
    refusal: 'We have sent enough emails to this address today. Try again tomorrow.',
  });
  // What follows a plus sign leads to the same inbox.
  return (parentEmail) => count(parentEmail.replace(/\+[^@]*(?=@)/u, ''));
}
