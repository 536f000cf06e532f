import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { StudioChanges } from '@pathshala/contract/studio/changes';
import { conditionHeader, studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { AuditEntry, StudioEntry, StudioItem, StudioPage } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { manifestDocument, nextManifest } from '../../src/content/manifest.ts';
import { collections } from '../../src/firestore/collections.ts';
import { itemKey, type ManifestItems } from '../../src/firestore/studio-records.ts';
import { timeText } from '../../src/studio/items.ts';
import type { Answer, TestApi } from './api.ts';
import type { Emulated } from './emulators.ts';
import type { Person } from './people.ts';
import { type MoreServices, servedSchool } from './served-school.ts';

export const etag = (answer: Answer) => answer.headers.get('etag') ?? '';

/** The `If-Match` header of an item; without one it is left out. */
export const ifMatch = (tag: string | undefined) => ({
  headers: tag === undefined ? {} : { [conditionHeader]: tag },
});

/** A person's calls to the studio. */
export function editing(api: TestApi, who: Person) {
  const as = (tag?: string) => ({ token: who.token, ...ifMatch(tag) });
  const create = (kind: StudioKind, body: StudioFields) =>
    api.call(studioEndpoints.studioCreate, { kind, body, token: who.token });
  const read = (kind: StudioKind, id: string) =>
    api.call(studioEndpoints.studioItem, { kind, id, token: who.token });
  const save = (kind: StudioKind, id: string, tag: string | undefined, body: StudioFields) =>
    api.call(studioEndpoints.studioSave, { kind, id, body, ...as(tag) });
  const publish = (kind: StudioKind, id: string, tag: string | undefined, note?: string) =>
    api.call(studioEndpoints.studioPublish, { kind, id, body: { note }, ...as(tag) });
  const createLive = async (kind: StudioKind, fields: StudioFields) => {
    const made = await create(kind, fields);
    return await publish(kind, itemOf(made).id, etag(made));
  };
  const unpublish = (kind: StudioKind, id: string) =>
    api.call(studioEndpoints.studioUnpublish, { kind, id, token: who.token });
  const archive = (kind: StudioKind, id: string, tag?: string) =>
    api.call(studioEndpoints.studioArchive, { kind, id, ...as(tag) });
  const change = (kind: StudioKind, id: string, tag: string | undefined, body: StudioChanges) =>
    api.call(studioEndpoints.studioChange, { kind, id, body, ...as(tag) });
  const restore = (kind: StudioKind, id: string, revision: string) =>
    api.call(studioEndpoints.studioRestore, { kind, id, revision, token: who.token });
  const list = async (kind: StudioKind, query: Record<string, string | number> = {}) => {
    const answer = await api.call(studioEndpoints.studioList, { kind, query, token: who.token });
    return answer.json as StudioPage<StudioEntry>;
  };
  const publishCourse = async (id: string, list: ListName = courseFields.list) => {
    await createLive('lessons', { ...lessonFields, id: `${id}~first` });
    await createLive('courses', { ...courseFields, id, list });
  };
  return {
    create,
    createLive,
    read,
    save,
    publish,
    unpublish,
    archive,
    change,
    restore,
    list,
    publishCourse,
  };
}

/** The newest first. */
export async function auditOf(api: TestApi, { token }: Person): Promise<readonly AuditEntry[]> {
  const { json } = await api.call(studioEndpoints.studioAudit, { token });
  return (json as StudioPage<AuditEntry>).items;
}

export const itemOf = (answer: Answer) => answer.json as StudioItem;

/** Per test file: an empty school with one admin, new for each test, and that admin's calls to the studio. */
export function studioSchool(services: MoreServices = {}) {
  const { admin: head, api, emulated } = servedSchool({ who: ['admin'], services: () => services });
  return {
    emulated,
    db: emulated.db,
    api,
    head,
    ...editing(api, head),
  };
}

/** Stores an item: a draft, and if wanted its published state. */
export async function keepItem(
  { db }: Pick<Emulated, 'db'>,
  kind: StudioKind,
  id: string,
  fields: StudioFields,
  { by, published }: { readonly by: string; readonly published?: StudioFields },
): Promise<{ readonly id: string; readonly etag: string }> {
  const at = Timestamp.now();
  const state = published ? 'changed' : 'draft';
  const title = studioTitle(kind, id, fields);
  const record = { kind, id, fields, title, state, by, at, began: at } as const;
  const key = itemKey(kind, id);
  const [{ writeTime }] = await Promise.all([
    collections.drafts(db).doc(key).set(record),
    ...(published
      ? [collections.published(db).doc(key).set({ kind, id, fields: published, revision: 1, at })]
      : []),
  ]);
  return { id, etag: `"${timeText(writeTime)}"` };
}

let latest = 1000;

/** Lists items as published, and no others, under a revision that no instance has seen. */
export async function keepManifest(db: Firestore, items: ManifestItems, revision = ++latest): Promise<void> {
  const { head, shards } = nextManifest({ revision: revision - 1, shards: {} }, {}, items);
  const batch = db.batch();
  for (const [name, shard] of shards) batch.set(collections.manifestShards(db).doc(name), shard);
  batch.set(manifestDocument(db), head);
  await batch.commit();
}
