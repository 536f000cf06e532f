import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { readSources, type Source } from '@pathshala/content/sources';
import { problemsIn, writeSchool } from '@pathshala/content/testing/content-folder';
import { busyDay, type Desk } from '@pathshala/content/testing/random-school';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { conditionHeader, studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioPage, StudioRevision } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { tinyPdf, tinyPdfName, tinyPng } from '../../test/support/media-files.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { firestoreMedia } from '../pictures/routes.ts';
import { pullContent } from './pull-content.ts';

const { api, archive, create, db, head, read, save, unpublish } = studioSchool();

/** Each takes some ten seconds. */
const days = 4;
const file = { url: `${apiRoot}/media/${tinyPdfName}`, bytes: tinyPdf.length, pages: 1 };

const tagOf = async ({ kind, id }: Source) => etag(await read(kind, id));
const fieldsOf = ({ fields }: Source) => (fields.file ? { ...fields, file } : fields);

const desk: Desk = {
  create: async (item) => heard(await create(item.kind, { ...fieldsOf(item), id: item.id })),
  save: async (item) => heard(await save(item.kind, item.id, await tagOf(item), fieldsOf(item))),
  publish: async (item) => {
    const tag = await tagOf(item);
    const call = { kind: item.kind, id: item.id, body: { confirm: true }, token: head.token };
    heard(await api.call(studioEndpoints.studioPublish, { ...call, headers: { [conditionHeader]: tag } }));
  },
  unpublish: async (item) => heard(await unpublish(item.kind, item.id)),
  archive: async (item) => heard(await archive(item.kind, item.id)),
  restore: async ({ kind, id }) => {
    const own = { kind, id, token: head.token };
    const { json } = await api.call(studioEndpoints.studioRevisions, own);
    const oldest = (json as StudioPage<StudioRevision>).items?.at(-1);
    if (oldest)
      heard(await api.call(studioEndpoints.studioRestore, { ...own, revision: String(oldest.revision) }));
  },
  move: async ({ kind, id }, place) =>
    heard(await api.call(studioEndpoints.studioMove, { kind, id, body: { place }, token: head.token })),
};
function heard({ status, json }: { readonly status: number; readonly json: unknown }): void {
  expect(status, JSON.stringify(json)).toBeLessThan(429);
}

test.each(Array.from({ length: days }, (_, at) => `day ${at + 1}`))(
  'what editors did on %s can be pulled and built',
  { timeout: 600_000 },
  async (day) => {
    const folder = mkdtempSync(join(tmpdir(), 'pathshala-random-'));
    const begun = readSources(schoolFolder, ['home', 'pages', 'school']);
    writeSchool(folder, begun);
    await seedCatalogue(db, loadContent(folder), { sources: begun });
    await firestoreMedia(db).put(tinyPdfName, { bytes: Buffer.from(tinyPdf), type: 'application/pdf' });
    await firestoreMedia(db).put(`${'0'.repeat(32)}.png`, { bytes: tinyPng, type: 'image/png' });
    await busyDay(day, desk);
    await pullContent(db, folder);
    expect(problemsIn(folder)).toEqual([]);
    const { docs } = await collections.published(db).get();
    const shown = docs.map(({ id }) => id).filter((id) => id !== 'manifest');
    expect(
      readSources(folder)
        .map(({ kind, id }) => itemKey(kind, id))
        .sort(),
    ).toEqual(shown.sort());
    rmSync(folder, { recursive: true });
  },
);
