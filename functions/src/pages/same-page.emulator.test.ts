import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import { readSources } from '@pathshala/content/sources';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFile, builtPage, openSite } from '../../test/support/built-site.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Server, serve } from '../../test/support/server.ts';
import { createPages } from '../api.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';

const emulated = connect();
const { db } = emulated;
const course = 'free-fractions-from-zero';
let server: Server;

/** The school of the files, as it is published: the lessons of one course, and nothing of its other pages. */
beforeAll(async () => {
  await emulated.clear();
  const batch = db.batch();
  const isNeeded = (path: string) => !path.includes('/lessons/') || path.includes(`/${course}/`);
  for (const { path, data } of seedDocuments(loadContent()).filter((one) => isNeeded(one.path)))
    batch.set(db.doc(path), data);
  const at = Timestamp.now();
  for (const { kind, id, fields } of readSources(schoolFolder)) {
    if (kind !== 'articles' && kind !== 'instructors') continue;
    batch.set(collections.published(db).doc(itemKey(kind, id)), { kind, id, fields, revision: 1, at });
  }
  await batch.commit();
  const fetchFile = async (address: string | URL | Request) =>
    new Response(builtFile(new URL(String(address)).pathname));
  server = await serve(
    createPages(
      { ...emulated, siteOf: () => 'https://school.example', openSite, fetchFile: fetchFile as typeof fetch },
      { allowsOrigin: () => false, log: () => undefined },
    ),
  );
});
afterAll(async () => {
  await server.close();
  await emulated.close();
});

/** HTML writes `<br>` as React writes `<br/>`. */
const mainOf = (html: string) => /<main [\s\S]*<\/main>/.exec(html)?.[0].replaceAll('/>', '>');

const article = loadContent().articles[0]?._id;

test.each([
  `/course/${course}`,
  `/bn/course/${course}`,
  `/course/${course}/lesson/fair-shares`,
  `/bn/course/${course}/lesson/fair-shares`,
  `/blogs/${article}`,
  `/bn/blogs/${article}`,
])('%s from the function is what the build makes of it, without a script', async (path) => {
  const answer = await fetch(server.origin + path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(mainOf(html)).toBe(mainOf(builtPage(path)));
  expect(mainOf(html)?.length).toBeGreaterThan(3000);
});

test('the data beside it is what the build leaves there, but for the picture that it would draw', async () => {
  const data = async (at: string) =>
    (await (await fetch(server.origin + at)).json()) as Record<string, unknown>;
  const path = `/course/${course}/data.json`;
  const { picture, ...same } = await data(path);
  expect(picture).toBe('subject/mathematics');
  expect(same).toEqual(JSON.parse(builtFile(path)));
});
