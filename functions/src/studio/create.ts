import { allKinds, studioTitle } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { isInherited } from '@pathshala/contract/http/own-value';
import { lessonParts } from '@pathshala/contract/studio/items';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { inLatin } from '@pathshala/search/languages/search-languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readLessonOrder } from '../content/courses.ts';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { countOf } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { commitOf, putUnchanged, retryOnConflict } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { type ItemName, isItemId, readBoth, requireAuthor } from './items.ts';
import { changedDraft, itemAfter, keepSession, putDraft, takeFields } from './save.ts';

const longestId = 60;

/** Derives an id from a title, in lower-case Latin letters; empty if impossible. */
function idFrom(title: string): string {
  const latin = inLatin(title.normalize('NFC').toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '');
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  const fitting = words.join('-').slice(0, longestId);
  return fitting.replace(/-+$/, '');
}

/** Older items may have a reserved name. */
function requireOwnName(kind: StudioKind, id: string): string {
  const { parent } = allKinds[kind];
  const own = parent ? (parent.splitId(id)?.own ?? '') : id;
  if (isInherited(own)) throw wrongField('id', 'request-faults.inheritedId', { id: own });
  return id;
}

function idOf(kind: StudioKind, sent: StudioFields, fields: StudioFields): string {
  const { id } = sent;
  const { parent, isFree } = allKinds[kind];
  if (id !== undefined && id !== null) {
    if (typeof id === 'string' && isItemId(kind, id)) return id;
    throw wrongField('id', parent?.message ?? (isFree ? 'faults.pageAddress' : 'request-faults.itemId'));
  }
  const made = idFrom(textIn(studioTitle(kind, '', fields), firstLanguage).text);
  const whole = parent ? parent.idOf(String(sent[parent.field] ?? ''), made) : made;
  if (isItemId(kind, whole)) return whole;
  throw wrongField('id', isFree && made ? 'faults.pageAddress' : 'request-faults.idNeeded');
}

/**
 * A course is assigned to the teacher who creates it.
 * @param sent fields, and `id` or, for a lesson, `course` with its title
 * @throws DomainError `invalid-fields`, `forbidden`, `limit-reached` for a teacher with too many, `id-in-use`
 */
export async function createItem(db: Firestore, caller: FreshCaller, kind: StudioKind, sent: StudioFields) {
  const taken = takeFields(kind, sent);
  const name = { kind, id: requireOwnName(kind, idOf(kind, sent, taken)) };
  await requireAuthor({ db, caller, name });
  if (!caller.admin) await requireRoom(db, caller.uid);
  return retryOnConflict(async () => {
    const { courseId, lessonId } = lessonParts(kind === 'lessons' ? name.id : '') ?? {};
    const [{ draft }, order] = await Promise.all([
      requireUnused(db, name),
      courseId === undefined ? undefined : readLessonOrder(db, courseId),
    ]);
    const at = Timestamp.now();
    const isOwn = allKinds[kind].teachers === 'own' && !caller.admin;
    const own = isOwn ? { teacher: { uid: caller.uid, publishes: false } } : {};
    const record = changedDraft(
      { ...name, draft },
      { fields: taken, state: 'draft', by: caller.uid, at, ...own },
    );
    const batch = db.batch();
    putDraft(batch, { draft }, record);
    // Lessons are in the order of their creation, whichever is published first.
    if (order && lessonId) putUnchanged(batch, order.snapshot, { lessons: [...order.lessons, lessonId] });
    keepSession(db, batch, record);
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'create' });
    const [written] = await commitOf(db, caller.uid, batch);
    return itemAfter(record, null, written?.writeTime);
  });
}

/** Items last archived by an admin count as the admin's, which frees room. */
async function requireRoom(db: Firestore, uid: string): Promise<void> {
  if ((await countOf(collections.drafts(db).where('by', '==', uid))) < limits.draftsMax) return;
  throw new DomainError(
    'limit-reached',
    `You have ${limits.draftsMax} drafts. Ask an admin to archive some.`,
  );
}

async function requireUnused(db: Firestore, name: ItemName) {
  const [both, revisions] = await Promise.all([
    readBoth(db, name),
    collections.revisions(db, itemKey(name.kind, name.id)).limit(1).get(),
  ]);
  if (both.draft.exists || both.published.exists || !revisions.empty) {
    throw new DomainError('id-in-use');
  }
  return both;
}
