import { limits } from '@pathshala/contract/http/limits';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { editing } from '../../test/support/studio.ts';
import { courseFields } from '../../test/support/studio-fields.ts';
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
