import type { Course, CourseDetail } from '@pathshala/contract/course';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { Problem } from '@pathshala/contract/errors';
import type { Lesson } from '@pathshala/contract/lesson';
import type { ListName } from '@pathshala/contract/lists';
import type {
  AuditEntry,
  StudioEntry,
  StudioItem,
  StudioPage,
  StudioRevision,
} from '@pathshala/contract/studio';
import { studioEndpoints } from '@pathshala/contract/studio-endpoints';
import type { StudioFields, StudioKind } from '@pathshala/contract/studio-fields';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person, tokenOfLongAgo } from '../../test/support/people.ts';
import { articleFields, courseFields, lessonFields } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const emulated = connect();
const { db } = emulated;
let api: TestApi;
let head: Person;

beforeAll(async () => {
  api = await serveApi(emulated);
});
beforeEach(async () => {
  await emulated.clear();
  head = await person(emulated, 'head@school.test', 'admin');
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const etag = (answer: Answer) => answer.headers.get('etag') ?? '';
const itemOf = (answer: Answer) => answer.json as StudioItem;

const create = (kind: StudioKind, body: StudioFields) =>
  api.call(studioEndpoints.studioCreate, { kind, body, token: head.token });
const read = (kind: StudioKind, id: string) =>
  api.call(studioEndpoints.studioItem, { kind, id, token: head.token });
const ifMatch = (tag: string | undefined) => ({ headers: tag === undefined ? {} : { 'If-Match': tag } });
const save = (kind: StudioKind, id: string, tag: string | undefined, body: StudioFields) =>
  api.call(studioEndpoints.studioSave, { kind, id, body, token: head.token, ...ifMatch(tag) });
const publish = (kind: StudioKind, id: string, tag: string | undefined, note?: string) =>
  api.call(studioEndpoints.studioPublish, { kind, id, body: { note }, token: head.token, ...ifMatch(tag) });
const unpublish = (kind: StudioKind, id: string) =>
  api.call(studioEndpoints.studioUnpublish, { kind, id, token: head.token });

/** A course with one lesson, as readers have it. */
async function publishCourse(id = 'mango', list: ListName = courseFields.list): Promise<void> {
  const lesson = await create('lessons', { ...lessonFields, id: `${id}~first` });
  await publish('lessons', `${id}~first`, etag(lesson));
  const course = await create('courses', { ...courseFields, id, list });
  await publish('courses', id, etag(course));
}

describe('an item', () => {
  test('is created with an id from its title, and answers its ETag', async () => {
    const made = await create('articles', articleFields);
    expect(made.status).toBe(201);
    expect(itemOf(made)).toMatchObject({
      id: 'counting-mangoes',
      state: 'draft',
      draft: articleFields,
      published: null,
    });
    expect(etag(made)).toBe(`"${itemOf(made).updateTime}"`);
    expect(made.headers.get('cache-control')).toBe('private, no-store');
    const again = await read('articles', 'counting-mangoes');
    expect(again.json).toEqual(made.json);
    expect(etag(again)).toBe(etag(made));
  });

  test('gets an id in Latin letters from a Bangla title; a lesson stands under its course', async () => {
    expect(itemOf(await create('books', { title: 'আমার বই' })).id).toBe('amaro-boi');
    const lesson = await create('lessons', { course: 'mango', title: 'How many?' });
    expect(itemOf(lesson).id).toBe('mango~how-many');
  });

  test('is saved on the condition that nobody changed it meanwhile', async () => {
    const made = await create('articles', articleFields);
    const { id } = itemOf(made);
    const first = await save('articles', id, etag(made), { ...articleFields, title: 'First' });
    expect(first.status).toBe(200);
    expect(etag(first)).toBe(etag(await read('articles', id)));
    const late = await save('articles', id, etag(made), { ...articleFields, title: 'Late' });
    expect([late.status, codeOf(late)]).toEqual([409, 'stale']);
    expect((late.json as Problem).current).toEqual(first.json);
    const careless = await save('articles', id, undefined, articleFields);
    expect([careless.status, codeOf(careless)]).toEqual([412, 'condition-needed']);
    expect(itemOf(await read('articles', id)).draft.title).toBe('First');
  });

  test('is published, changed, published again and restored; each revision is kept', async () => {
    const made = await create('articles', articleFields);
    const { id } = itemOf(made);
    const first = await publish('articles', id, etag(made), 'The first');
    expect(first.json).toEqual({ revision: 1, publishedAt: expect.stringMatching(/^20/) });
    expect(itemOf(await read('articles', id))).toMatchObject({ state: 'live', published: articleFields });
    const changed = await save('articles', id, etag(first), { ...articleFields, title: 'Second title' });
    expect(itemOf(changed)).toMatchObject({ state: 'changed', published: articleFields });
    const second = await publish('articles', id, etag(changed));
    expect(second.json).toMatchObject({ revision: 2 });
    const { json } = await api.call(studioEndpoints.studioRevisions, {
      kind: 'articles',
      id,
      token: head.token,
    });
    expect((json as StudioPage<StudioRevision>).items).toMatchObject([
      { revision: 2, by: { _id: head.uid, email: head.email }, note: '' },
      { revision: 1, note: 'The first' },
    ]);
    const at = { kind: 'articles', id, revision: '1', token: head.token };
    const restored = await api.call(studioEndpoints.studioRestore, at);
    expect(itemOf(restored)).toMatchObject({ state: 'changed', draft: articleFields });
    expect(itemOf(restored).published?.title).toBe('Second title');
    expect(etag(restored)).toBe(etag(await read('articles', id)));
    const none = await api.call(studioEndpoints.studioRestore, { ...at, revision: '9' });
    expect(none.status).toBe(404);
  });

  test('that is live as it stands is published once', async () => {
    const made = await create('articles', articleFields);
    const first = await publish('articles', 'counting-mangoes', etag(made));
    const again = await publish('articles', 'counting-mangoes', etag(first));
    expect(again.json).toEqual(first.json);
  });

  test('shows a change that was taken back as live', async () => {
    const made = await create('articles', articleFields);
    const first = await publish('articles', 'counting-mangoes', etag(made));
    const changed = await save('articles', 'counting-mangoes', etag(first), { ...articleFields, lang: 'bn' });
    const back = await save('articles', 'counting-mangoes', etag(changed), articleFields);
    expect([itemOf(changed).state, itemOf(back).state]).toEqual(['changed', 'live']);
  });
});

describe('a course', () => {
  test('is there for readers once it is published with a lesson, and gone once it is not', async () => {
    await publishCourse();
    const { json } = await api.call(endpoints.course, { id: 'mango' });
    expect(json as CourseDetail).toMatchObject({
      _id: 'mango',
      price: 12.5,
      complete: true,
      lessons: 1,
      minutes: 8,
      outline: [{ id: 'first', title: 'How many mangoes?', minutes: 8 }],
    });
    const list = await api.call(listEndpoints.classSeven, {});
    expect((list.json as Course[]).map(({ _id }) => _id)).toEqual(['mango']);
    const lesson = await api.call(endpoints.lesson, { courseId: 'mango', lessonId: 'first' });
    expect((lesson.json as Lesson).body).toContain('<math');
    expect((lesson.json as Lesson).body).toContain('<figure');
    expect(JSON.stringify(lesson.json)).not.toContain('Count on by');
    expect(itemOf(await unpublish('courses', 'mango')).state).toBe('unpublished');
    expect((await api.call(endpoints.course, { id: 'mango' })).status).toBe(404);
    expect((await api.call(listEndpoints.classSeven, {})).json).toEqual([]);
    expect((await api.call(endpoints.lesson, { courseId: 'mango', lessonId: 'first' })).status).toBe(404);
    // What was asked for and not found is looked for again once something is published.
    await publish('courses', 'mango', etag(await read('courses', 'mango')));
    expect((await api.call(endpoints.course, { id: 'mango' })).status).toBe(200);
  });

  test('shows a new price and place in its list at once', async () => {
    await publishCourse('one');
    await publishCourse('two');
    const fields = { ...courseFields, price: 7, place: 1 };
    const changed = await save('courses', 'two', etag(await read('courses', 'two')), fields);
    await publish('courses', 'two', etag(changed));
    const { json } = await api.call(listEndpoints.classSeven, {});
    expect((json as Course[]).map(({ _id, price }) => [_id, price])).toEqual([
      ['two', 7],
      ['one', 12.5],
    ]);
  });

  test('moves to another list', async () => {
    await publishCourse();
    const fields = { ...courseFields, list: 'kidsCourse' };
    const changed = await save('courses', 'mango', etag(await read('courses', 'mango')), fields);
    await publish('courses', 'mango', etag(changed));
    expect((await api.call(listEndpoints.classSeven, {})).json).toEqual([]);
    expect((await api.call(listEndpoints.kidsCourse, {})).json).toMatchObject([{ _id: 'mango' }]);
  });

  test('follows its lessons, and keeps the last one', async () => {
    await publishCourse('follow', 'classEight');
    const second = { ...lessonFields, id: 'follow~second', title: 'Sharing', minutes: 4, order: 1 };
    await publish('lessons', 'follow~second', etag(await create('lessons', second)));
    const outline = async () =>
      ((await api.call(endpoints.course, { id: 'follow' })).json as CourseDetail).outline.map(({ id }) => id);
    expect(await outline()).toEqual(['first', 'second']);
    expect((await api.call(listEndpoints.classEight, {})).json).toMatchObject([{ lessons: 2, minutes: 12 }]);
    await unpublish('lessons', 'follow~first');
    expect(await outline()).toEqual(['second']);
    const last = await unpublish('lessons', 'follow~second');
    expect([last.status, codeOf(last)]).toEqual([409, 'conflict']);
  });

  test('that opens later is closed for as long as its outline says what will come', async () => {
    const outline = [1, 2, 3].map((n) => ({ id: `part-${n}`, title: `Part ${n}`, minutes: 5 }));
    const made = await create('courses', { ...courseFields, id: 'later', outline });
    await publish('courses', 'later', etag(made));
    const lesson = await create('lessons', { ...lessonFields, id: 'later~part-1' });
    await publish('lessons', 'later~part-1', etag(lesson));
    const closed = (await api.call(endpoints.course, { id: 'later' })).json as CourseDetail;
    expect([closed.complete, closed.lessons]).toEqual([false, 3]);
    const opened = await save('courses', 'later', etag(await read('courses', 'later')), courseFields);
    await publish('courses', 'later', etag(opened));
    const open = (await api.call(endpoints.course, { id: 'later' })).json as CourseDetail;
    expect([open.complete, open.lessons]).toEqual([true, 1]);
  });

  test('without outline and lessons is not published', async () => {
    const answer = await publish(
      'courses',
      'bare',
      etag(await create('courses', { ...courseFields, id: 'bare' })),
    );
    expect(answer.status).toBe(422);
    expect((answer.json as Problem).errors).toMatchObject([{ path: 'outline' }]);
  });
});

test('what is written in two languages is read in both, and a translation that is taken back is gone', async () => {
  const bn = (en: string, text: string) => ({ en, bn: text });
  const quiz = lessonFields.quiz.map((one) => ({ ...one, explanation: bn(one.explanation, 'এক যোগ করো।') }));
  const both = {
    ...lessonFields,
    title: bn(lessonFields.title, 'কয়টি আম?'),
    body: bn(lessonFields.body, 'এক আর এক: $1 + 1 = 2$।'),
    quiz,
  };
  const made = await create('lessons', { ...both, id: 'aam~first' });
  const first = await publish('lessons', 'aam~first', etag(made));
  const course = { ...courseFields, title: bn(courseFields.title, 'আম গোনা') };
  await publish('courses', 'aam', etag(await create('courses', { ...course, id: 'aam' })));
  const ask = async () => {
    const query = { lang: 'bn' };
    const lesson = await api.call(endpoints.lesson, { courseId: 'aam', lessonId: 'first', query });
    const list = await api.call(listEndpoints.classSeven, { query });
    const page = await api.call(endpoints.course, { id: 'aam', query });
    return [lesson.json as Lesson, (list.json as Course[])[0], page.json as CourseDetail] as const;
  };
  const [lesson, card, page] = await ask();
  expect(lesson).toMatchObject({ title: 'কয়টি আম?', courseTitle: 'আম গোনা' });
  expect(lesson.body).toContain('<mn>১</mn>');
  expect(card?.title).toBe('আম গোনা');
  expect(page.outline).toMatchObject([{ id: 'first', title: 'কয়টি আম?' }]);
  const inEnglish = (await api.call(endpoints.course, { id: 'aam' })).json as CourseDetail;
  expect(inEnglish).toMatchObject({ title: courseFields.title, outline: [{ title: lessonFields.title }] });
  await publish('lessons', 'aam~first', etag(await save('lessons', 'aam~first', etag(first), lessonFields)));
  const plain = await save('courses', 'aam', etag(await read('courses', 'aam')), courseFields);
  await publish('courses', 'aam', etag(plain));
  const [after, cardAfter, pageAfter] = await ask();
  expect([after.title, cardAfter?.title, pageAfter.outline[0]?.title]).toEqual([
    lessonFields.title,
    courseFields.title,
    lessonFields.title,
  ]);
});

describe('lists and audit', () => {
  const list = async (query: Record<string, string | number>) => {
    const answer = await api.call(studioEndpoints.studioList, { kind: 'articles', query, token: head.token });
    return answer.json as StudioPage<StudioEntry>;
  };

  test('come in parts, by state and by words, with who and when and without fields', async () => {
    for (const title of ['Apples', 'Mangoes', 'Pears']) await create('articles', { ...articleFields, title });
    await publish('articles', 'apples', etag(await read('articles', 'apples')));
    const all = await list({});
    expect(all.items.map(({ id }) => id)).toEqual(['apples', 'pears', 'mangoes']);
    expect(all.items[0]).toEqual({
      id: 'apples',
      title: 'Apples',
      state: 'live',
      revision: 1,
      at: expect.stringMatching(/^20/),
      by: { _id: head.uid, email: head.email, displayName: expect.any(String) },
    });
    expect((await list({ state: 'draft' })).items).toHaveLength(2);
    expect((await list({ q: 'MANGO' })).items).toMatchObject([{ id: 'mangoes' }]);
    const first = await list({ limit: 2 });
    expect(first.next).toBe('pears');
    expect(await list({ limit: 2, after: 'pears' })).toMatchObject({
      items: [{ id: 'mangoes' }],
      next: null,
    });
    const wrong = await api.send('GET', '/studio/articles?state=gone', { token: head.token });
    expect(wrong.status).toBe(422);
  });

  test('every act is in the audit, and the saves of a while are one', async () => {
    const made = await create('articles', articleFields);
    const one = await save('articles', 'counting-mangoes', etag(made), { ...articleFields, title: 'One' });
    const two = await save('articles', 'counting-mangoes', etag(one), { ...articleFields, title: 'Two' });
    const first = await publish('articles', 'counting-mangoes', etag(two));
    await save('articles', 'counting-mangoes', etag(first), articleFields);
    await unpublish('articles', 'counting-mangoes');
    const { json } = await api.call(studioEndpoints.studioAudit, { token: head.token });
    const { items, next } = json as StudioPage<AuditEntry>;
    expect(next).toBeNull();
    expect(items.map(({ action, revision }) => [action, revision])).toEqual([
      ['unpublish', 1],
      ['edit', undefined],
      ['publish', 1],
      ['create', undefined],
    ]);
    expect(items[0]).toMatchObject({
      kind: 'articles',
      id: 'counting-mangoes',
      actor: { _id: head.uid, email: head.email },
    });
  });
});

test('publishing and its opposite ask for a sign-in of the last hour; writing does not', async () => {
  const made = await create('articles', articleFields);
  const token = await tokenOfLongAgo(head, 61);
  const at = { kind: 'articles', id: 'counting-mangoes', token };
  const late = await api.call(studioEndpoints.studioPublish, { ...at, body: {}, ...ifMatch(etag(made)) });
  expect([late.status, codeOf(late)]).toEqual([401, 'sign-in-again']);
  const gone = await api.call(studioEndpoints.studioUnpublish, at);
  expect([gone.status, codeOf(gone)]).toEqual([401, 'sign-in-again']);
  expect((await collections.published(db).get()).size).toBe(0);
  const saved = await api.call(studioEndpoints.studioSave, {
    ...at,
    body: articleFields,
    ...ifMatch(etag(made)),
  });
  expect(saved.status).toBe(200);
});
