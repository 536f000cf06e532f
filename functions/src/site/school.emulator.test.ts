import written from '@pathshala/content/site/school.json' with { type: 'json' };
import { endpoints, type Problem } from '@pathshala/contract/calls/endpoints';
import { catalogueCacheControl } from '@pathshala/contract/http/endpoint';
import type { ShownSchool } from '@pathshala/contract/site/school';
import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { person } from '../../test/support/people.ts';
import { buildSchool, school } from '../../test/support/school.ts';
import { editing, etag, studioSchool } from '../../test/support/studio.ts';
import { asksConsent } from '../content/school.ts';
import { keptFor } from '../core/cache.ts';
import { collections } from '../firestore/collections.ts';

const own = studioSchool();
const { api, db, emulated, head, read } = own;

afterEach(() => vi.useRealTimers());

const item = ['school', 'school'] as const;
type Editing = ReturnType<typeof editing>;
async function settle(change: object, { create, read, save, publish } = own as Editing) {
  const isThere = (await read(...item)).status === 200;
  const fields = { ...written, ...change };
  const made = isThere
    ? await save(...item, etag(await read(...item)), fields)
    : await create('school', { ...fields, id: 'school' });
  return await publish(...item, etag(made));
}
const shown = async (query: { lang?: string } = {}) => {
  const answer = await api.call(endpoints.school, { query });
  return { ...answer, json: answer.json as ShownSchool };
};

test('anybody is told what the site shows of the settings: the files’, then what is published', async () => {
  const before = await shown();
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, catalogueCacheControl]);
  expect(before.json).toMatchObject({ name: written.name.en, phone: written.phone, currency: 'BDT' });
  const name = { en: 'Bondhu Academy', bn: 'বন্ধু একাডেমি' };
  const colours = { main: '#5B2A86' };
  expect((await settle({ name, colours, phone: '+8801811111111' })).status).toBe(200);
  const { json, headers } = await shown();
  expect(json).toMatchObject({ name: name.en, phone: '+8801811111111' });
  expect(json.palette.light.leaf).toBe(colours.main);
  expect(json.palette.dark.leaf).not.toBe(before.json.palette.dark.leaf);
  expect(json.palette.light.marigold).toBe(before.json.palette.light.marigold);
  expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect((await shown({ lang: 'bn' })).json.name).toBe(name.bn);
});

test('the settings are the admins’ alone', async () => {
  await settle({});
  const teacher = await person(emulated, 'teacher@school.test', 'teacher');
  const their = editing(api, teacher);
  const tag = etag(await read(...item));
  const tried = [
    await their.read(...item),
    await their.save(...item, tag, written),
    await their.publish(...item, tag),
  ];
  expect(tried.map(codeOf)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  const given = { kind: 'school', id: 'school', token: head.token } as const;
  expect(codeOf(await api.call(endpoints.studioUnpublish, given))).toBe('conflict');
});

test('the settings say whether parents are asked; while they cannot be read, what needs consent is refused', async () => {
  await buildSchool(emulated);
  vi.useFakeTimers({ toFake: ['Date'] });
  const asking = await serveApi({
    ...emulated,
    consent: { ...askingParents(emulated), asks: () => asksConsent(db) },
  });
  const rima = await person(emulated, 'rima@school.test', 'student');
  const join = () => asking.call(endpoints.enrol, { courseId: school.free, token: rima.token });
  const signIn = () =>
    asking.call(endpoints.putUser, { email: rima.email, token: rima.token, body: { email: rima.email } });
  await settle({ consent: 'under-13' }, editing(asking, head));
  expect(codeOf(await join())).toBe('consent-needed');
  expect((await signIn()).json).toMatchObject({ consent: 'age-needed' });
  const record = collections.published(db).doc('school~school');
  for (const spoil of [() => record.update({ 'fields.consent': 'maybe' }), () => record.delete()]) {
    await spoil();
    vi.setSystemTime(Date.now() + keptFor);
    expect(refusal(await join())).toEqual([503, 'unavailable']);
    // The admin who puts it right comes in.
    expect((await signIn()).status).toBe(200);
    expect((await read(...item)).status).toBe(200);
  }
  await asking.close();
});

test('without mails no parent can be asked, and the settings say so', async () => {
  const answer = await settle({ consent: 'under-13' });
  expect(answer.status).toBe(422);
  expect((answer.json as Problem).errors).toMatchObject([{ path: 'consent', key: 'faults.noMail' }]);
});
