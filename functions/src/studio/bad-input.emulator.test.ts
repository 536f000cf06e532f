import type { Problem } from '@pathshala/contract/calls/endpoints';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import {
  articleFields,
  bookFields,
  courseFields,
  instructorFields,
  lessonFields,
} from '../../test/support/studio-fields.ts';
import { collections } from '../firestore/collections.ts';

const { api, create, db, head, publish } = studioSchool();

function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, text)]));
}

describe('markup, Bangla and emoji', () => {
  test('in every field of every kind come back as they were typed', async () => {
    for (const [kind, fields] of [
      ['courses', courseFields],
      ['lessons', lessonFields],
      ['articles', articleFields],
      ['books', bookFields],
      ['instructors', instructorFields],
    ] as const) {
      const text = '</script><script>alert(1)</script> "আমার" 🥭 \u202e';
      const body = withText(fields, text) as StudioFields;
      const made = await create(kind, { ...body, id: kind === 'lessons' ? 'mango~odd' : 'odd' });
      expect([kind, made.status]).toEqual([kind, 201]);
      expect(itemOf(made).draft).toMatchObject(body);
    }
  });

  test('in a lesson are text for its readers', async () => {
    const body = { ...lessonFields, body: 'আমি 🥭 <script>alert(1)</script> <img src=x onerror=alert(1)>\n' };
    await publish('lessons', 'mango~first', etag(await create('lessons', { ...body, id: 'mango~first' })));
    const record = (await collections.lessons(db, 'mango').doc('first').get()).data();
    expect(record?.body).toContain('আমি 🥭 &lt;script&gt;');
    expect(record?.body).not.toMatch(/<(script|img)/);
  });

  test('fields that no item has are left out, whatever they are called', async () => {
    const odd =
      '{"title":"Odd one","state":"live","by":"me","revision":9,"__proto__":{"a":1},"toString":"x"}';
    const made = await api().send('POST', '/studio/articles', { body: odd, token: head().token });
    expect(itemOf(made).draft).toEqual({ title: 'Odd one' });
    expect(itemOf(made).state).toBe('draft');
  });
});

describe('a draft', () => {
  test('of more than a call may have is too large', async () => {
    const answer = await create('lessons', {
      ...lessonFields,
      id: 'mango~long',
      body: 'a'.repeat(limits.draftBodyBytes),
    });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'too-large']);
    expect(limits.bodyBytes).toBe(64 * 1024);
  });

  test('with something else in a field is refused by the field', async () => {
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

  test('has an id of small Latin letters, digits and hyphens', async () => {
    for (const id of ['Upper', 'a/b', '__x__', '..', '', 'a b', 'ক', 'x'.repeat(101), 5]) {
      expect([id, (await create('courses', { ...courseFields, id })).status]).toEqual([id, 422]);
    }
  });

  test('of no kind can be called as something that every object has', async () => {
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

  test('of a kind or page that there is not is refused', async () => {
    expect((await api().send('GET', '/studio/toString', { token: head().token })).status).toBe(404);
    expect((await create('pages', { id: 'imprint', body: 'x' })).status).toBe(422);
    expect((await create('lessons', { title: 'Of no course' })).status).toBe(422);
  });

  test('whose id somebody has, or had, is refused', async () => {
    const made = await create('articles', articleFields);
    const again = await create('articles', articleFields);
    expect([again.status, codeOf(again)]).toEqual([409, 'id-in-use']);
    await publish('articles', 'counting-mangoes', etag(made));
    const at = { kind: 'articles', id: 'counting-mangoes', token: head().token };
    await api().call(studioEndpoints.studioUnpublish, at);
    expect(codeOf(await create('articles', articleFields))).toBe('id-in-use');
    // An item with only its history left had an owner too.
    const at1 = Timestamp.now();
    const old = { revision: 1, fields: {}, by: null, at: at1, note: '' };
    await collections.revisions(db, 'articles~long-gone').doc('1').set(old);
    expect(codeOf(await create('articles', { ...articleFields, id: 'long-gone' }))).toBe('id-in-use');
  });
});
