import { lossesOf } from '@pathshala/content/content-loss';
import { allKinds, kindNames, staysPublished, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { olderTexts } from '@pathshala/content/kinds/older-texts';
import { type Around, hasSubjectOf, publishIssues, subjectsIn } from '@pathshala/content/publish-rule';
import { isLocalText, type StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { mediaIn } from '@pathshala/contract/pictures/media';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { pages } from '@pathshala/contract/site/routes';
import type { PublishAnswer, StudioItem } from '@pathshala/contract/studio/items';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  changeManifest,
  headIn,
  itemsAt,
  type ManifestChange,
  type ManifestSnapshot,
  manifestFor,
  noteManifest,
} from '../content/manifest.ts';
import { readPublished } from '../content/published.ts';
import { DomainError, invalidFields } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type ManifestEntry, type PublishedRecord } from '../firestore/studio-records.ts';
import { commitOf, putUnchanged, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { type Effect, effectOf } from './effects.ts';
import { type Edit, type ItemName, type KnownItem, readItem, requireCondition, timeText } from './items.ts';
import { requestOf } from './requests.ts';
import { changedDraft, changeItem, keepSeeded, putDraft } from './save.ts';

interface PublishOptions {
  readonly note: string;
  /** Confirms content loss. */
  readonly isConfirmed: boolean;
  readonly hasMedia: HasMedia;
  /** False: no parent can be asked. */
  readonly sendsMail: boolean;
}

export interface Published {
  readonly answer: PublishAnswer;
  /** The new ETag. */
  readonly updateTime: string;
}

/**
 * Text, derived documents, revision, manifest and audit, atomically. Nothing happens if already live.
 * @throws DomainError `condition-needed`, `stale`, `invalid-fields` with all issues, `conflict` if archived,
 * `content-loss` if unconfirmed
 */
export async function publishItem(
  { db, caller, name, condition }: Edit,
  { note, isConfirmed, hasMedia, sendsMail }: PublishOptions,
): Promise<Published> {
  return retryOnConflict(async () => {
    const [known, manifest] = await Promise.all([readItem(db, name), manifestFor(db, name)]);
    requireCondition(known, condition);
    if (known.item.state === 'archived')
      throw new DomainError('conflict', 'This is archived. Save it first.');
    const shown = known.published.data();
    if (shown && known.item.state === 'live') {
      await requestOf(db, name).delete();
      return present(known, shown);
    }
    const dated = datedToday(known);
    if (known.kind === 'school' && known.item.draft.consent !== 'nobody' && !sendsMail)
      refuse([{ path: 'consent', key: 'faults.noMail' }]);
    const effect = await checkDraft(db, dated, manifest, hasMedia);
    if (shown && !isConfirmed) refuseContentLoss(dated, shown);
    return await write(db, dated, manifest, effect, { by: caller.uid, note });
  });
}

/** Sets the day that readers see to today. */
function datedToday(known: KnownItem): KnownItem {
  const { dated } = allKinds[known.kind];
  if (!dated) return known;
  const draft = { ...known.item.draft, [dated]: schoolDay(Date.now()) };
  return { ...known, item: { ...known.item, draft } };
}

function refuseContentLoss({ kind, item }: KnownItem, { fields }: PublishedRecord): void {
  const losses = lossesOf(kind, fields, item.draft);
  if (!losses) return;
  const parts = Object.entries(losses).map(([what, { lost, of }]) => `${lost} of ${of} ${what}`);
  throw new DomainError('content-loss', `Readers would lose ${parts.join(', ')}.`, { more: { losses } });
}

function present(known: KnownItem, { revision, at }: PublishedRecord): Published {
  const answer = { revision, publishedAt: at.toDate().toISOString() };
  return { answer, updateTime: known.item.updateTime };
}

const refuse = (issues: readonly Issue[]) => {
  if (issues.length > 0) throw invalidFields(issues);
};

async function checkDraft(
  db: Firestore,
  { kind, id, item }: KnownItem,
  manifest: ManifestSnapshot,
  hasMedia: HasMedia,
): Promise<Effect> {
  refuse(publishIssues({ kind, id, fields: item.draft }, await readAround(db, { kind, id }, manifest)));
  refuse(await missingMedia(item.draft, hasMedia));
  const effect = await effectOf(db, { kind, id }, item.draft);
  refuse(effect.issues);
  return effect;
}

async function write(
  db: Firestore,
  known: KnownItem,
  manifest: ManifestSnapshot,
  effect: Effect,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<Published> {
  const { kind, id, item, published, draft } = known;
  const fields = item.draft;
  const at = Timestamp.now();
  const revision = Math.max(draft.data()?.revision ?? 0, published.data()?.revision ?? 0) + 1;
  const older = olderTexts(kind, item.published, fields, item.translations);
  const translations = { older: older.map((one) => one.older), right: [] };
  const batch = db.batch();
  putDraft(batch, known, changedDraft(known, { fields, state: 'live', by, at, revision, translations }));
  keepSeeded(db, batch, known);
  const record: PublishedRecord = { kind, id, fields, revision, at };
  putUnchanged(batch, published, record);
  const key = itemKey(kind, id);
  batch.create(collections.revisions(db, key).doc(String(revision)), { revision, fields, by, at, note });
  effect.write(batch);
  batch.delete(requestOf(db, known));
  const after = changeManifest(db, batch, manifest, known, () => entryOf(record));
  noteAudit(db, batch, known, { actor: by, at, action: 'publish', revision });
  const [written] = await commitOf(db, by, batch);
  noteManifest(db, after);
  const updateTime = written ? timeText(written.writeTime) : '';
  return { answer: { revision, publishedAt: at.toDate().toISOString() }, updateTime };
}

function entryOf({ kind, id, fields, revision, at }: PublishedRecord): ManifestEntry {
  const title = studioTitle(kind, id, fields);
  return { revision, title, at: at.toMillis(), ...allKinds[kind].inManifest?.(fields) };
}

/** What in the published school decides whether an item may be published. */
async function readAround(
  db: Firestore,
  { kind, id }: ItemName,
  { head }: ManifestSnapshot,
): Promise<Around> {
  const [{ courses = {}, subjects = {} }, lessons, isTypeset] = await Promise.all([
    itemsAt(db, headIn(head), ['courses', 'subjects']),
    kind === 'courses' ? collections.lessons(db, id).limit(1).get() : undefined,
    kind === 'books' && cameWithFiles(db, id),
  ]);
  return {
    hasCourse: (courseId) =>
      Object.hasOwn(courses, courseId) || allKinds[kind].page?.(id) === paths.course(courseId),
    lessonsOf: () => lessons?.size ?? 0,
    isTypeset: () => isTypeset,
    hasSubject: hasSubjectOf(Object.keys(subjects)),
  };
}

/** Courses that are unpublished, and kept by their students, show it as well. */
async function refuseUsed(db: Firestore, subject: string): Promise<void> {
  const others = kindNames.filter((kind) => kind !== 'courses' && kind !== 'lessons');
  const [courses, { templates }, ...published] = await Promise.all([
    collections.courses(db).where('subject', '==', subject).select('title').get(),
    import('@pathshala/content/practice/templates/all-templates'),
    ...others.map((kind) => readPublished(db, kind)),
  ]);
  const isUsing = ({ kind, fields }: PublishedRecord) =>
    subjectsIn(kind, fields).some((one) => one.subject === subject);
  const titles = [
    ...courses.docs.map((one) => one.data().title),
    ...published
      .flat()
      .filter(isUsing)
      .map(({ kind, id, fields }) => textIn(studioTitle(kind, id, fields), firstLanguage).text),
    ...(templates.some((one) => one.subject === subject) ? [pages.practice.title] : []),
  ];
  if (titles.length === 0) return;
  const shown = titles.slice(0, 5).join(', ');
  const params = { count: titles.length, titles: titles.length > 5 ? `${shown} …` : shown };
  throw new DomainError('conflict', { key: 'answers.subjectInUse', params });
}

/** Whether a book came with the files, so that the build typesets it: never edited, or with a revision by nobody. */
async function cameWithFiles(db: Firestore, id: string): Promise<boolean> {
  const key = itemKey('books', id);
  const [draft, published, seeded] = await Promise.all([
    collections.drafts(db).doc(key).get(),
    collections.published(db).doc(key).get(),
    collections.revisions(db, key).where('by', '==', null).limit(1).get(),
  ]);
  return !seeded.empty || (published.exists && draft.data()?.revision === undefined);
}

export type HasMedia = (name: string) => Promise<boolean>;

type Text = readonly [path: string, text: string];

function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value))
    return Object.entries(value).map(
      ([language, text]) =>
        [language === firstLanguage ? path : `${path} (${language})`, text ?? ''] as const,
    );
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, path ? `${path}.${name}` : name));
}

/** With field and line. */
async function missingMedia(fields: StudioFields, hasMedia: HasMedia): Promise<Issue[]> {
  const wanted = textsOf(fields, '').flatMap(([path, text]) =>
    mediaIn(text).map((name) => ({ path, name, line: text.slice(0, text.indexOf(name)).split('\n').length })),
  );
  const names = [...new Set(wanted.map(({ name }) => name))];
  const there = new Map(await Promise.all(names.map(async (name) => [name, await hasMedia(name)] as const)));
  return wanted
    .filter(({ name }) => !there.get(name))
    .map(({ path, name, line }) => ({ path, line, key: 'faults.fileGone', params: { name } }));
}

/** Draft and revisions stay. @throws DomainError `stale`, `conflict` if not published or required */
export async function unpublishItem(edit: Edit): Promise<StudioItem> {
  const { db, name } = edit;
  let after: ManifestChange | undefined;
  const item = await changeItem(edit, async (known) => {
    const shown = known.published.data();
    if (!shown) throw new DomainError('conflict', 'This is not published.');
    if (staysPublished(name)) throw new DomainError('conflict', 'This page can’t be unpublished.');
    const [effect, manifest] = await Promise.all([effectOf(db, name, undefined), manifestFor(db, name)]);
    // After the manifest: what is published meanwhile makes this try again.
    if (name.kind === 'subjects') await refuseUsed(db, name.id);
    const { revision } = shown;
    return {
      change: { fields: known.item.draft, state: 'unpublished', revision },
      audit: { action: 'unpublish', revision },
      write: (batch) => {
        keepSeeded(db, batch, known);
        batch.delete(known.published.ref, unchanged(known.published));
        effect.write(batch);
        after = changeManifest(db, batch, manifest, name, () => undefined);
      },
    };
  });
  if (after) noteManifest(db, after);
  const { waits: _, ...unpublished } = item;
  return unpublished;
}
