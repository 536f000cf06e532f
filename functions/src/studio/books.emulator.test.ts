import { schoolContent } from '@pathshala/content/testing/school-content';
import type { Problem } from '@pathshala/contract/calls/problem';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { beforeEach, describe, expect, test } from 'vitest';
import { tinyPdf, tinyPdfName } from '../../test/support/media-files.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { bookFields } from '../../test/support/studio-fields.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { firestoreMedia } from '../media/firestore-media.ts';

const { create, db, publish, read, save, unpublish } = studioSchool();
const id = 'mangoes-to-print';
const file = { url: `/api/media/${tinyPdfName}`, bytes: tinyPdf.length, pages: 1 };

/** What keeps a book from readers, with its fields. */
async function issuesWith(fields: StudioFields): Promise<Problem['errors']> {
  const saved = await save('books', id, etag(await read('books', id)), fields);
  const answer = await publish('books', id, etag(saved));
  return answer.status === 200 ? [] : (answer.json as Problem).errors;
}

describe('a book that was started in the studio', () => {
  beforeEach(async () => {
    expect((await create('books', { ...bookFields, id })).status).toBe(201);
  });

  test('is refused by the field where nobody has uploaded its PDF, and live once somebody has', async () => {
    expect(await issuesWith(bookFields)).toMatchObject([
      {
        path: 'file.url',
        key: 'faults.pdfMissing',
        detail: expect.stringContaining('upload the book as a PDF'),
      },
    ]);
    expect(await issuesWith({ ...bookFields, file })).toMatchObject([
      { path: 'file.url', line: 1, key: 'faults.fileGone' },
    ]);
    await firestoreMedia(db).put(tinyPdfName, { bytes: Buffer.from(tinyPdf), type: 'application/pdf' });
    expect(await issuesWith({ ...bookFields, file })).toEqual([]);
    expect(itemOf(await read('books', id))).toMatchObject({ state: 'live', published: { file } });
    // And its PDF is not taken from it again.
    expect(await issuesWith(bookFields)).toMatchObject([{ path: 'file.url' }]);
  });
});

test('a book that the build typesets is published without a PDF, unpublished, and published again', async () => {
  const sources = [{ kind: 'books', id, fields: bookFields }] as const;
  await seedCatalogue(db, { ...schoolContent(), courses: [], lessons: new Map() }, { sources });
  const title = 'More mangoes to print';
  expect(await issuesWith({ ...bookFields, title })).toEqual([]);
  await unpublish('books', id);
  expect(await issuesWith(bookFields)).toEqual([]);
  expect(itemOf(await read('books', id)).state).toBe('live');
});
