import { limits } from '@pathshala/contract/http/limits';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { editing, etag } from '../../test/support/editing.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { courseFields } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const { admin, teacher, api, db } = servedSchool({ who: ['admin', 'teacher'] });
const asTeacher = editing(
  () => api,
  () => teacher,
);
const asAdmin = editing(
  () => api,
  () => admin,
);

test('a list shows the beginning of a title that is too long, the item all of it', async () => {
  const title = { en: `${'📚'.repeat(300)}`, bn: 'আম'.repeat(300) };
  const made = await asTeacher.create('courses', { ...courseFields, id: 'long', title });
  const listed = async () => (await asTeacher.list('courses')).items[0]?.title;
  expect(await listed()).toEqual({ en: '📚'.repeat(limits.draftTitleMax), bn: 'আম'.repeat(100) });
  await asTeacher.save('courses', 'long', etag(made), { ...courseFields, title: 'm'.repeat(60_000) });
  expect(await listed()).toBe('m'.repeat(limits.draftTitleMax));
  expect((await asTeacher.read('courses', 'long')).json).toMatchObject({
    draft: { title: 'm'.repeat(60_000) },
  });
});

test('a teacher starts so many drafts and no more, until an admin takes some over', async () => {
  const at = Timestamp.now();
  const batch = db.batch();
  for (let n = 0; n < limits.draftsMax; n += 1) {
    const id = `mine-${n}`;
    const record = {
      kind: 'courses',
      id,
      fields: courseFields,
      title: id,
      state: 'draft',
      at,
      began: at,
    } as const;
    batch.set(collections.drafts(db).doc(`courses~${id}`), { ...record, by: teacher.uid });
  }
  await batch.commit();
  const begin = () => asTeacher.create('courses', { ...courseFields, id: 'one-more' });
  expect(codeOf(await begin())).toBe('limit-reached');
  expect((await asAdmin.create('courses', { ...courseFields, id: 'of-an-admin' })).status).toBe(201);
  const archive = { kind: 'courses', id: 'mine-0', token: admin.token } as const;
  expect((await api.call(studioEndpoints.studioArchive, archive)).status).toBe(200);
  expect((await begin()).status).toBe(201);
});
