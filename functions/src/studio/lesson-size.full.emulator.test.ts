import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { limits } from '@pathshala/contract/http/limits';
import { changesBetween } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioPage, StudioRevision } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';

const { api, change, create, head, publish, read, restore } = studioSchool();

const bytes = (text: string) => Buffer.byteLength(text);

function textOf(word: string, size: number): string {
  const paragraph = `${`${word} `.repeat(60)}$a + b = c$.\n\n`;
  const whole = paragraph.repeat(Math.floor(size / bytes(paragraph)));
  return whole + '.'.repeat(size - bytes(whole));
}

const id = 'mango~long';
const body = { en: textOf('mango', limits.lessonBytes), bn: textOf('আম', limits.lessonBytes) };
const title = { en: 'A long lesson', bn: 'একটি লম্বা পাঠ' };
const long: StudioFields = { ...lessonFields, title, body };

const edit = (tag: string, before: StudioFields, after: StudioFields) =>
  change('lessons', id, tag, { changes: changesBetween(before, after) });

test('a lesson of 200 KB in each language is written, changed by a word, published, read and restored', async () => {
  expect([bytes(body.en), bytes(body.bn)]).toEqual([204_800, 204_800]);
  const made = await create('lessons', { ...long, id });
  expect(made.status).toBe(201);
  const word = { ...long, body: { ...body, bn: body.bn.replace('আম', 'জাম').slice(0, -3) } };
  const changed = await edit(etag(made), long, word);
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.json).length).toBeLessThan(200);
  const now = await read('lessons', id);
  expect([itemOf(now).draft, etag(now)]).toEqual([word, etag(changed)]);

  expect((await publish('lessons', id, etag(now))).status).toBe(200);
  await publish('courses', 'mango', etag(await create('courses', { ...courseFields, id: 'mango' })));
  for (const lang of ['en', 'bn'] as const) {
    const shown = await api.call(endpoints.lesson, {
      ...{ courseId: 'mango', lessonId: 'long', query: { lang }, token: head.token },
    });
    expect([lang, shown.status]).toEqual([lang, 200]);
    expect((shown.json as Lesson).body.length).toBeGreaterThan(80_000);
  }
  const asked = { kind: 'lessons', id, token: head.token, query: { limit: 50 } };
  const { json } = await api.call(studioEndpoints.studioRevisions, asked);
  const draft = (json as StudioPage<StudioRevision>).items.find(({ state }) => state === 'draft');
  const restored = await restore('lessons', id, String(draft?.revision));
  expect(itemOf(restored).draft).toEqual(word);
});

test('above the limit the answer says so: of a text and its page at publishing, of the whole lesson at saving', async () => {
  const above = { ...long, body: { ...body, bn: `${body.bn}.` } };
  const made = await create('lessons', { ...above, id });
  const refused = await publish('lessons', id, etag(made));
  expect(refused.status).toBe(422);
  expect((refused.json as Problem).errors).toEqual([
    expect.objectContaining({ path: 'body (bn)', key: 'faults.textMax', params: { most: 200 } }),
  ]);
  const huge = { ...long, body: { ...body, en: textOf('mango', limits.draftBytes) } };
  const whole = await edit(etag(made), above, huge);
  expect(refusal(whole)).toEqual([413, 'too-large']);
  expect((whole.json as Problem).detail).toContain('600 KB');
  const much = await edit(etag(made), above, { ...above, body: 'a'.repeat(limits.draftBodyBytes) });
  expect(refusal(much)).toEqual([413, 'too-large']);
  // Each sign is five characters of HTML.
  const signs = `${'&'.repeat(limits.paragraphMax - 10)}\n\n`;
  const dense = { ...lessonFields, body: signs.repeat(Math.floor(limits.lessonBytes / bytes(signs))) };
  const page = await publish(
    'lessons',
    'mango~dense',
    etag(await create('lessons', { ...dense, id: 'mango~dense' })),
  );
  expect((page.json as Problem).errors).toMatchObject([{ path: 'body', key: 'faults.pageSize' }]);
});
