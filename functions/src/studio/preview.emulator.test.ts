import { fullOf } from '@pathshala/content/testing/each-kind';
import {
  aboutPage,
  articleFields,
  bookFields,
  courseFields,
  instructorFields,
  lessonFields,
} from '@pathshala/content/testing/studio-fields';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { PreviewAnswer } from '@pathshala/contract/studio/schemas';
import { isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { servePages } from '../../test/support/built-site.ts';
import { type Person, person } from '../../test/support/people.ts';
import { asIfLookedAt } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { duringTests } from '../../test/support/server.ts';
import { auditOf, editing, etag } from '../../test/support/studio.ts';
import { revokeTeacher } from '../accounts/roles.ts';
import { collections } from '../firestore/collections.ts';
import { cleanUpAfter } from '../people/erase.ts';

const { admin: head, teacher, api, emulated } = servedSchool({ who: ['admin', 'teacher'], once: true });
const pages = duringTests(() => servePages(emulated));

const { create, save } = editing(api, head);
const nameOf = (own: string) => ({ kind: 'lessons', id: `mango~${own}` }) as const;
const begin = (own: string) => create('lessons', { ...lessonFields, id: nameOf(own).id });
const share = async (own: string) =>
  (await api.call(studioEndpoints.studioShare, { ...nameOf(own), token: head.token })).json as PreviewAnswer;
const actsOn = async (own: string) =>
  (await auditOf(api, head)).filter(({ id }) => id === nameOf(own).id).map(({ action }) => action);
const linksBy = ({ uid }: Person) => collections.previews(emulated.db).where('by', '==', uid).get();
const open = async (url: string) => {
  const { pathname, search, hash } = new URL(url, pages.origin);
  const answer = await fetch(pages.origin + pathname + search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: hash.slice(1) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const read = async (url: string) => (await open(url)).status;

test('the link shows the current draft, uncached', async () => {
  const made = await begin('link');
  const { url, expiresAt } = await share('link');
  expect(url).toMatch(/^\/preview#[\w-]{43}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
  const body = `${lessonFields.body}\nA new <b>end</b>.\n`;
  const changed = await save('lessons', nameOf('link').id, etag(made), { ...lessonFields, body });
  const { status, headers, text } = await open(url);
  expect(status).toBe(200);
  for (const part of [
    '>How many mangoes?</h1>',
    '<math',
    '<figure',
    'A new &lt;b&gt;end',
    'What is ',
    '>Quiz</h2>',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/This draft is not published\. The link works until \d+ \w+ \d{4}\./);
  expect(text).toContain('content="noindex, nofollow"');
  expect(text).not.toContain('<script');
  const [figure = ''] = /<figure[\s\S]*?<\/figure>/.exec(text) ?? [];
  const used = [...figure.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !text.includes(`${name}:`))).toEqual([]);
  expect(used).toContain('--ps-palette-text-primary');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  await save('lessons', nameOf('link').id, etag(changed), { title: 'Half', body: 'Half of $\\frac{1' });
  expect((await open(url)).text).toContain('Half of $\\frac{1');
});

const { id: about, ...aboutFields } = aboutPage;
const home = {
  ...fullOf.home,
  hero: { ...(fullOf.home.hero as StudioFields), lead: 'A lead that nobody has read.' },
};

const holiday = {
  ...{ title: 'Closed on Friday', text: 'No lessons that day.' },
  ...{ from: '2099-01-01', until: '2099-01-02' },
};

const bothLines = [
  ['', 'This draft is not published.'],
  ['?lang=bn', 'এই খসড়া এখনো প্রকাশ করা হয়নি।'],
] as const;

test.each([
  ['courses', 'figs', courseFields, ['What you’ll learn', 'Share fairly', '$12.50', 'Buy Now']],
  ['articles', 'plums', articleFields, ['<time dateTime="2026-05-01">', 'one answer']],
  ['pages', about, aboutFields, ['>About us</h1>', 'Two teachers in Dhaka']],
  ['home', 'home', home, ['Pick a block', 'A lead that nobody has read.']],
  ['books', 'plums', bookFields, ['>Books</h1>', 'Mangoes to print', 'Class 3–6', '>Download</']],
  ['instructors', 'plums', instructorFields, ['>Instructors List</h1>', 'She has counted mangoes']],
  ['notices', 'holiday', holiday, ['>Notices</h1>', 'Closed on Friday', 'No lessons that day.']],
  ['courses', 'half', { title: 'Half a course' }, ['>Half a course</h1>']],
  ['articles', 'half', { title: 'Half an article', date: 'soon' }, ['>Half an article</h1>', '<p>soon</p>']],
] as const)('a draft of %s, %s, is shown as its page or field by field', async (kind, id, fields, words) => {
  await create(kind, { ...fields, id });
  const name = { kind, id, token: head.token };
  const { url } = (await api.call(studioEndpoints.studioShare, name)).json as PreviewAnswer;
  for (const [query, line] of bothLines.slice(0, isFull || kind === 'courses' ? 2 : 1)) {
    const { status, headers, text } = await open(url.replace('#', `${query}#`));
    expect([status, text.includes(line), text.includes('<script')]).toEqual([200, true, false]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    if (query === '') for (const part of words) expect(text).toContain(part);
  }
});

test('the page of all links says nothing of one, and sends no secret but in a body', async () => {
  for (const [query, title] of [
    ['', 'Opening the draft…'],
    ['?lang=bn', 'খসড়াটি খোলা হচ্ছে…'],
  ]) {
    const answer = await fetch(`${pages.origin}/preview${query}`);
    const text = await answer.text();
    expect([answer.status, text.includes(`>${title}</h1>`), text.includes('<noscript>')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect((await fetch(`${pages.origin}/preview/${'a'.repeat(43)}`)).status).toBe(404);
});

test('an editor sees what is saved without a link, which leaves no trace; nobody else does', async () => {
  await begin('open');
  const at = nameOf('open');
  const before = await linksBy(head);
  const show = (token?: string, body: object = at) =>
    fetch(`${pages.origin}/preview?lang=bn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const answer = await show(head.token);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="bn"');
  expect(html).toContain('<math');
  expect(html).not.toContain('<script');
  const others = [
    show(),
    show(teacher.token),
    show(head.token, { ...at, id: 'mango~none' }),
    show(head.token, { ...at, id: 'mango/a/b' }),
    show(head.token, { ...at, kind: '__proto__' }),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([401, 403, 404, 404, 404]);
  expect((await linksBy(head)).size).toBe(before.size);
  expect(await actsOn('open')).toEqual(['create']);
  // Views of missing drafts are counted, too, and are quick.
  const none = { ...at, id: 'mango~none' };
  const many = await Promise.all(Array.from({ length: 90 }, () => show(head.token, none)));
  const refused = many.find(({ status }) => status !== 404);
  expect(await refused?.json()).toMatchObject({ type: '/problems/too-many' });
});

test('the secret is not kept, and what was never given opens nothing', async () => {
  await begin('secret');
  const { url } = await share('secret');
  const kept = await collections.previews(emulated.db).get();
  expect(JSON.stringify(kept.docs.map((one) => [one.id, one.data()]))).not.toContain(url.split('#')[1]);
  for (const link of ['a'.repeat(43), 'x', '../courses', '__proto__', kept.docs[0]?.id ?? '']) {
    const { status, headers, text } = await open(`/preview#${link}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(text).toContain('This draft can’t be shown');
  }
});

test('a link ends when it is ended and after a week, and the audit says who shared', async () => {
  await begin('ends');
  const [first, second] = [await share('ends'), await share('ends')];
  const both = await collections.previews(emulated.db).where('id', '==', nameOf('ends').id).get();
  for (const { ref } of both.docs.slice(0, 1)) await ref.update({ expiresAt: Timestamp.now() });
  expect([await read(first.url), await read(second.url)].sort()).toEqual([200, 404]);
  const unshare = async () =>
    (await api.call(studioEndpoints.studioUnshare, { ...nameOf('ends'), token: head.token })).json;
  expect([await unshare(), await unshare()]).toEqual([{ ended: 2 }, { ended: 0 }]);
  expect([await read(first.url), await read(second.url)]).toEqual([404, 404]);
  expect(await actsOn('ends')).toEqual(['unshare', 'share', 'share', 'create']);
});

async function linkOf({ token }: Person, id: string): Promise<string> {
  const mine = { kind: 'courses', id, token } as const;
  await api.call(studioEndpoints.studioCreate, { ...mine, body: { id, title: 'Plums' } });
  const { url } = (await api.call(studioEndpoints.studioShare, mine)).json as PreviewAnswer;
  expect(await read(url)).toBe(200);
  return url;
}

test('a link is over once who gave it may not edit the item any more, and stays so', async () => {
  const given = await linkOf(teacher, 'plums');
  const change = (email: string) =>
    api.call(studioEndpoints.studioAssign, {
      ...{ id: 'plums', token: head.token },
      body: { email, publish: false },
    });
  await change('');
  expect(await read(given)).toBe(404);
  await change(teacher.email);
  expect(await read(given)).toBe(200);
  // The claim decides, even if it was removed in the console.
  await emulated.auth.setCustomUserClaims(teacher.uid, {});
  expect(await read(given)).toBe(404);
});

test('a link that is opened very often has to wait, another one does not', async () => {
  await begin('often');
  const [first, second] = [await share('often'), await share('often')];
  expect(await read(first.url)).toBe(200);
  await asIfLookedAt(emulated, 59);
  const statuses = await Promise.all([read(first.url), read(first.url)]);
  expect(statuses.sort()).toEqual([200, 429]);
  expect(await read(second.url)).toBe(200);
});

test('links end with the role and with the account', async () => {
  const leaving = await person(emulated, 'leaving@school.test', 'teacher');
  await linkOf(leaving, 'limes');
  expect((await linksBy(leaving)).size).toBe(1);
  await revokeTeacher(emulated, leaving.email, head.uid);
  expect((await linksBy(leaving)).size).toBe(0);
  await begin('last');
  const { url } = await share('last');
  await cleanUpAfter(emulated.db, { uid: head.uid });
  expect((await linksBy(head)).size).toBe(0);
  expect(await read(url)).toBe(404);
});
