import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import type { Problem } from '@pathshala/contract/calls/problem';
import type { SearchAnswer, SearchChanges, SearchHit } from '@pathshala/contract/catalogue/search';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/lesson';
import { indexOf } from '@pathshala/search/search';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { etag } from '../../test/support/editing.ts';
import { articleFields, courseFields, lessonFields } from '../../test/support/studio.ts';
import { itemOf, studioSchool } from '../../test/support/studio-school.ts';

const { api, create, publish, publishCourse, read, save, unpublish } = studioSchool({
  readSearchIndex: async () => indexOf([]),
});

describe('a course', () => {
  test('is there for readers once it is published with a lesson, and gone once it is not', async () => {
    await publishCourse('mango');
    const { json } = await api().call(endpoints.course, { id: 'mango' });
    expect(json as CourseDetail).toMatchObject({
      _id: 'mango',
      price: 12.5,
      complete: true,
      lessons: 1,
      minutes: 8,
      outline: [{ id: 'first', title: 'How many mangoes?', minutes: 8 }],
    });
    const list = await api().call(listEndpoints.classSeven, {});
    expect((list.json as Course[]).map(({ _id }) => _id)).toEqual(['mango']);
    const lesson = await api().call(endpoints.lesson, { courseId: 'mango', lessonId: 'first' });
    expect((lesson.json as Lesson).body).toContain('<math');
    expect((lesson.json as Lesson).body).toContain('<figure');
    expect(JSON.stringify(lesson.json)).not.toContain('Count on by');
    expect(itemOf(await unpublish('courses', 'mango')).state).toBe('unpublished');
    expect((await api().call(endpoints.course, { id: 'mango' })).status).toBe(404);
    expect((await api().call(listEndpoints.classSeven, {})).json).toEqual([]);
    expect((await api().call(endpoints.lesson, { courseId: 'mango', lessonId: 'first' })).status).toBe(404);
    // What was asked for and not found is looked for again once something is published.
    await publish('courses', 'mango', etag(await read('courses', 'mango')));
    expect((await api().call(endpoints.course, { id: 'mango' })).status).toBe(200);
  });

  test('shows a new price and place in its list at once', async () => {
    await publishCourse('one');
    await publishCourse('two');
    const fields = { ...courseFields, price: 7, place: 1 };
    const changed = await save('courses', 'two', etag(await read('courses', 'two')), fields);
    await publish('courses', 'two', etag(changed));
    const { json } = await api().call(listEndpoints.classSeven, {});
    expect((json as Course[]).map(({ _id, price }) => [_id, price])).toEqual([
      ['two', 7],
      ['one', 12.5],
    ]);
  });

  test('moves to another list', async () => {
    await publishCourse('mango');
    const fields = { ...courseFields, list: 'kidsCourse' };
    const changed = await save('courses', 'mango', etag(await read('courses', 'mango')), fields);
    await publish('courses', 'mango', etag(changed));
    expect((await api().call(listEndpoints.classSeven, {})).json).toEqual([]);
    expect((await api().call(listEndpoints.kidsCourse, {})).json).toMatchObject([{ _id: 'mango' }]);
  });

  test('follows its lessons, and keeps the last one', async () => {
    await publishCourse('follow', 'classEight');
    const second = { ...lessonFields, id: 'follow~second', title: 'Sharing', minutes: 4, order: 1 };
    await publish('lessons', 'follow~second', etag(await create('lessons', second)));
    const outline = async () =>
      ((await api().call(endpoints.course, { id: 'follow' })).json as CourseDetail).outline.map(
        ({ id }) => id,
      );
    expect(await outline()).toEqual(['first', 'second']);
    expect((await api().call(listEndpoints.classEight, {})).json).toMatchObject([
      { lessons: 2, minutes: 12 },
    ]);
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
    const closed = (await api().call(endpoints.course, { id: 'later' })).json as CourseDetail;
    expect([closed.complete, closed.lessons]).toEqual([false, 3]);
    const opened = await save('courses', 'later', etag(await read('courses', 'later')), courseFields);
    await publish('courses', 'later', etag(opened));
    const open = (await api().call(endpoints.course, { id: 'later' })).json as CourseDetail;
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
    const lesson = await api().call(endpoints.lesson, { courseId: 'aam', lessonId: 'first', query });
    const list = await api().call(listEndpoints.classSeven, { query });
    const page = await api().call(endpoints.course, { id: 'aam', query });
    return [lesson.json as Lesson, (list.json as Course[])[0], page.json as CourseDetail] as const;
  };
  const [lesson, card, page] = await ask();
  expect(lesson).toMatchObject({ title: 'কয়টি আম?', courseTitle: 'আম গোনা' });
  expect(lesson.body).toContain('<mn>১</mn>');
  expect(card?.title).toBe('আম গোনা');
  expect(page.outline).toMatchObject([{ id: 'first', title: 'কয়টি আম?' }]);
  const inEnglish = (await api().call(endpoints.course, { id: 'aam' })).json as CourseDetail;
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

test('search finds published items by their new words only', async () => {
  const find = async (q: string, lang = 'en') => {
    const { json } = await api().call(endpoints.search, { query: { q, lang } });
    return Object.values(json as SearchAnswer).flatMap((group: readonly (SearchHit | string)[]) =>
      group.flatMap((hit) => (typeof hit === 'string' ? [] : [`${hit._id} ${hit.title}`])),
    );
  };
  await publishCourse('zebra');
  const free = { ...courseFields, price: 0, title: { en: 'Zebra stripes', bn: 'জেব্রা' } };
  await publish(
    'courses',
    'zebra',
    etag(await save('courses', 'zebra', etag(await read('courses', 'zebra')), free)),
  );
  expect(await find('zebra')).toContain('zebra Zebra stripes');
  expect(await find('how many mangoes')).toContain('zebra/first How many mangoes?');
  expect(await find('জেব্রা', 'bn')).toContain('zebra জেব্রা');
  // And a browser is told what its index does not know.
  const changes = (await api().call(endpoints.searchChanges, {})).json as SearchChanges;
  const ofSubject = '/covers/of/classSeven-mathematics.svg';
  expect(changes.documents).toMatchObject([
    { _id: 'zebra', img: ofSubject },
    { _id: 'zebra/first', img: ofSubject },
  ]);
  await publish('articles', 'counting-mangoes', etag(await create('articles', articleFields)));
  const { documents } = (await api().call(endpoints.searchChanges, {})).json as SearchChanges;
  // The build has drawn nothing for it: its subject has a picture.
  expect(documents.at(-1)).toMatchObject({ group: 'blogs', img: '/covers/blog-of/mathematics.svg' });
  expect(await find('counting mangoes')).toContain('counting-mangoes Counting mangoes');
  await unpublish('articles', 'counting-mangoes');
  await unpublish('courses', 'zebra');
  expect(await find('zebra')).toEqual([]);
  expect(await find('counting mangoes')).toEqual([]);
});
