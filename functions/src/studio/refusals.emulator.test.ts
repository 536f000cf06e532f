import { fullOf } from '@pathshala/content/testing/each-kind';
import { schoolContent } from '@pathshala/content/testing/school-content';
import {
  articleFields,
  bookFields,
  courseFields,
  instructorFields,
  lessonFields,
} from '@pathshala/content/testing/studio-fields';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, refusal } from '../../test/support/api.ts';
import { tinyPdf, tinyPdfName, tinyPng } from '../../test/support/media-files.ts';
import { etag, ifMatch, itemOf, keepManifest, studioSchool } from '../../test/support/studio.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { maxShardBytes, readItems, shardBytes } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { firestoreMedia, mediaName } from '../pictures/routes.ts';

const { api, create, createLive, db, head, publish, read, save, unpublish } = studioSchool();

async function issuesOf(kind: StudioKind, body: StudioFields): Promise<Problem['errors']> {
  const answer = await createLive(kind, body);
  expect(refusal(answer)).toEqual([422, 'invalid-fields']);
  return (answer.json as Problem).errors;
}

test('what is published has no room for one more: it is said, and the draft stays', async () => {
  const title = 'x'.repeat(10_000);
  const many = Array.from({ length: 104 }, (_, at) => [`a${at}`, { revision: 1, title, at }]);
  const withMany = (rest: Record<string, ManifestEntry>) => ({ ...Object.fromEntries(many), ...rest });
  const left = maxShardBytes - shardBytes({ items: withMany({}) });
  const before = { instructors: withMany({ rest: { revision: 1, title: 'x'.repeat(left - 120), at: 1 } }) };
  await keepManifest(db, before);
  const answer = await createLive('instructors', { ...instructorFields, id: 'one-more' });
  expect(refusal(answer)).toEqual([409, 'limit-reached']);
  expect((answer.json as Problem).detail).toContain('reached its limit of published items');
  expect(await readItems(db)).toEqual(before);
  expect(itemOf(await read('instructors', 'one-more'))).toMatchObject({ state: 'draft', published: null });
});

test('what is published names every issue of a lesson at once, with its line', async () => {
  const body =
    'Fine.\n\n$\\frac{1}$ and\n[x](javascript:alert(1))\n\n```figure\n{"kind": "clock",\n```\n\n[y](/course/nowhere)\n';
  const [one, ...others] = lessonFields.quiz;
  const quiz = [one, { ...others[0], explanation: 'Because $\\nope$.' }, others[1]];
  const errors = await issuesOf('lessons', { ...lessonFields, id: 'mango~wrong', body, quiz });
  expect(errors?.map(({ path, line }) => [path, line])).toEqual([
    ['body', 3],
    ['body', 4],
    ['body', 6],
    ['body', 10],
    ['quiz[1].explanation', 1],
  ]);
  expect(errors?.[0]).toMatchObject({ key: 'faults.notRead', params: { formula: '$\\frac{1}$' } });
  expect(errors?.[0]?.detail).toContain('the formula $\\frac{1}$ cannot be read');
  expect(errors?.[2]?.detail).toMatch(/^figure 1: /);
});

test('before it is published, it is asked whether much may be lost, and done where that is confirmed', async () => {
  const live = await createLive('lessons', { ...lessonFields, id: 'mango~first' });
  const less = await save('lessons', 'mango~first', etag(live), { ...lessonFields, body: 'One is $1$.\n' });
  const asked = await publish('lessons', 'mango~first', etag(less));
  expect(refusal(asked)).toEqual([409, 'content-loss']);
  expect((asked.json as Problem).losses).toEqual({ figures: { lost: 1, of: 1 } });
  const given = { kind: 'lessons', id: 'mango~first', token: head.token, ...ifMatch(etag(less)) };
  const confirmed = { ...given, body: { confirm: true } };
  expect((await api.call(studioEndpoints.studioPublish, confirmed)).status).toBe(200);
});

test('a picture is published once it is there and has words, and not before', async () => {
  const png = { bytes: tinyPng, type: 'image/png' } as const;
  await firestoreMedia(db).put(mediaName(png), png);
  const url = `/api/media/${mediaName(png)}`;
  const gone = `/api/media/${'0'.repeat(32)}.png`;
  const lessonWith = (id: string, ...lines: string[]) =>
    createLive('lessons', { ...lessonFields, id: `mango~${id}`, body: ['Look.', '', ...lines].join('\n') });

  const missing = await lessonWith('a', `![A dot](${gone}#1x1)`);
  expect(missing.status).toBe(422);
  expect((missing.json as Problem).errors).toMatchObject([
    { path: 'body', line: 3, key: 'faults.fileGone', detail: expect.stringContaining('is missing') },
  ]);

  const wordless = await lessonWith('b', `![](${url}#1x1)`);
  expect((wordless.json as Problem).errors).toMatchObject([
    { path: 'body', line: 3, key: 'faults.noPictureWords' },
  ]);

  const whole = await lessonWith('c', `![A dot](${url}#1x1)`, '', `![](${url}#1x1 "decoration")`);
  expect(whole.status).toBe(200);
});

const book = 'mangoes-to-print';
const file = { url: `/api/media/${tinyPdfName}`, bytes: tinyPdf.length, pages: 1 };

async function bookIssues(fields: StudioFields): Promise<Problem['errors']> {
  const saved = await save('books', book, etag(await read('books', book)), fields);
  const answer = await publish('books', book, etag(saved));
  return answer.status === 200 ? [] : (answer.json as Problem).errors;
}

test('a book that was started in the studio is refused by the field where nobody has uploaded its PDF, and live once somebody has', async () => {
  expect((await create('books', { ...bookFields, id: book })).status).toBe(201);
  expect(await bookIssues(bookFields)).toMatchObject([
    {
      path: 'file.url',
      key: 'faults.pdfMissing',
      detail: expect.stringContaining('upload the book as a PDF'),
    },
  ]);
  expect(await bookIssues({ ...bookFields, file })).toMatchObject([
    { path: 'file.url', line: 1, key: 'faults.fileGone' },
  ]);
  await firestoreMedia(db).put(tinyPdfName, { bytes: Buffer.from(tinyPdf), type: 'application/pdf' });
  expect(await bookIssues({ ...bookFields, file })).toEqual([]);
  expect(itemOf(await read('books', book))).toMatchObject({ state: 'live', published: { file } });
  expect(await bookIssues(bookFields)).toMatchObject([{ path: 'file.url' }]);
});

test('a book that the build typesets is published without a PDF, unpublished, and published again', async () => {
  const sources = [{ kind: 'books', id: book, fields: bookFields }] as const;
  await seedCatalogue(db, { ...schoolContent(), courses: [], lessons: new Map() }, { sources });
  const title = 'More mangoes to print';
  expect(await bookIssues({ ...bookFields, title })).toEqual([]);
  await unpublish('books', book);
  expect(await bookIssues(bookFields)).toEqual([]);
  expect(itemOf(await read('books', book)).state).toBe('live');
});

function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, text)]));
}

test('markup, Bangla and emoji in every field of every kind come back as they were typed', async () => {
  for (const kind of ['courses', 'lessons', 'articles', 'books', 'instructors'] as const) {
    const text = '</script><script>alert(1)</script> "আমার" 🥭 \u202e';
    const body = withText(fullOf[kind], text) as StudioFields;
    const made = await create(kind, { ...body, id: kind === 'lessons' ? 'mango~odd' : 'odd' });
    expect([kind, made.status]).toEqual([kind, 201]);
    expect(itemOf(made).draft).toMatchObject(body);
  }
});

test('fields that no item has are left out, whatever they are called', async () => {
  const odd = '{"title":"Odd one","state":"live","by":"me","revision":9,"__proto__":{"a":1},"toString":"x"}';
  const made = await api.send('POST', '/studio/articles', { body: odd, token: head.token });
  expect(itemOf(made).draft).toEqual({ title: 'Odd one' });
  expect(itemOf(made).state).toBe('draft');
});

test('a draft of more than a call may have is too large', async () => {
  const answer = await create('lessons', {
    ...lessonFields,
    id: 'mango~long',
    body: 'a'.repeat(limits.draftBodyBytes),
  });
  expect(refusal(answer)).toEqual([413, 'too-large']);
});

test('a draft with something else in a field is refused by the field', async () => {
  for (const [body, path] of [
    [{ title: 5 }, 'title'],
    [{ price: '5' }, 'price'],
    [{ outcomes: 'one' }, 'outcomes'],
    [{ outcomes: [1] }, 'outcomes[0]'],
    [{ outline: [['x']] }, 'outline[0]'],
    [{ title: { bn: 'x' } }, 'title'],
  ] as const) {
    const answer = await create('courses', { id: 'odd', ...body });
    expect([path, answer.status]).toEqual([path, 422]);
    expect((answer.json as Problem).detail).toContain(`${path}: must be `);
  }
});

test('a draft has an id of small Latin letters, digits and hyphens', async () => {
  for (const id of ['Upper', 'a/b', '__x__', '..', '', 'a b', 'ক', 'x'.repeat(101), 5]) {
    expect([id, (await create('courses', { ...courseFields, id })).status]).toEqual([id, 422]);
  }
});

test('a draft of no kind can be called as something that every object has', async () => {
  for (const [kind, body] of [
    ['courses', { ...courseFields, id: 'constructor' }],
    ['articles', { ...articleFields, title: 'Constructor' }],
    ['lessons', { ...lessonFields, course: 'mango', title: 'Constructor' }],
  ] as const) {
    const answer = await create(kind, body);
    expect([kind, answer.status]).toEqual([kind, 422]);
    expect((answer.json as Problem).detail).toBe('id: cannot be constructor; choose another one');
  }
});

test('a draft of a kind that there is not, or at an address of the site, is refused', async () => {
  expect((await api.send('GET', '/studio/toString', { token: head.token })).status).toBe(404);
  expect((await create('pages', { id: 'courses', body: 'x' })).status).toBe(422);
  expect((await create('lessons', { title: 'Of no course' })).status).toBe(422);
});

test('a draft whose id somebody has, or had, is refused', async () => {
  const made = await create('articles', articleFields);
  expect(refusal(await create('articles', articleFields))).toEqual([409, 'id-in-use']);
  await publish('articles', 'counting-mangoes', etag(made));
  const at = { kind: 'articles', id: 'counting-mangoes', token: head.token };
  await api.call(studioEndpoints.studioUnpublish, at);
  expect(codeOf(await create('articles', articleFields))).toBe('id-in-use');
  // An item with only its history left had an owner too.
  const at1 = Timestamp.now();
  const old = { revision: 1, fields: {}, by: null, at: at1, note: '' };
  await collections.revisions(db, 'articles~long-gone').doc('1').set(old);
  expect(codeOf(await create('articles', { ...articleFields, id: 'long-gone' }))).toBe('id-in-use');
});
