import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Book } from '@pathshala/contract/content/blog';
import { paths } from '@pathshala/contract/site/paths';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { stores } from '../offline/stores.ts';
import { newPerson } from './accounts.ts';
import { type Connection, openConnection } from './connection.ts';
import { untilHydrated } from './hydrated.ts';
import { administrator, callFirestore, createAccount } from './school-calls.ts';
import { callAs } from './screens-people.ts';
import { signIn } from './sign-in.ts';

const school = process.env.PATHSHALA_BASE_URL ?? 'http://127.0.0.1:5100';

/** Courses that are kept whole: docs/offline.md. Each journey has a line of its own, and cuts it. */
const test = base.extend<{ connection: Connection }>({
  connection: async ({ browserName: _ }, use) => {
    const connection = await openConnection(school);
    await use(connection);
    connection.close();
  },
  baseURL: ({ connection }, use) => use(connection.origin),
});
test.use({ serviceWorkers: 'allow' });

const course = 'free-pocket-money';
const lessons = {
  'where-money-goes': 'Where does the money go?',
  'save-spend-share': 'Three jars for one purse',
  'clever-and-safe': 'A clever and safe buyer',
} as const;

const boxOf = (page: Page) => page.getByRole('region', { name: 'Save offline', exact: true });

/** A course that the build did not know: another one, published under its own name. */
const fresh = { id: 'fresh-pocket-money', title: 'Pocket money since the build' };

async function publishFresh(request: APIRequestContext): Promise<void> {
  const read = (path: string) => callFirestore(request, administrator, 'GET', path);
  const write = (path: string, fields: object) =>
    callFirestore(request, administrator, 'PATCH', path, { fields });
  const known = await read(`/courses/${course}`);
  const written = await read(`/courses/${course}/lessons`);
  for (const { name, fields } of written.json.documents as { name: string; fields: object }[])
    await write(`/courses/${fresh.id}/lessons/${name.split('/').at(-1)}`, fields);
  await write(`/courses/${fresh.id}`, { ...known.json.fields, title: { stringValue: fresh.title } });
}

/** Opens a course and asks what it takes; who has kept one is shown it at once. */
async function ask(page: Page, courseId: string): Promise<void> {
  await page.goto(paths.course(courseId));
  await untilHydrated(page);
  const box = boxOf(page);
  const button = page.getByRole('button', { name: 'Save offline', exact: true });
  await expect(async () => {
    // Once pressed, the button cannot be pressed again while the box comes.
    if (!(await box.isVisible())) await button.click({ timeout: 2000 });
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Joins a course and keeps it whole. */
async function keepAll(page: Page, courseId: string): Promise<void> {
  await callAs(page, endpoints.enrol, { courseId });
  await ask(page, courseId);
  const box = boxOf(page);
  await expect(box.getByText(/^\d\.\d MB to download\. All lessons/)).toBeVisible();
  await box.getByRole('button', { name: /^Download \(\d\.\d MB\)$/ }).click();
  await expect(box.getByText(/^Saved on this device: [01]\.\d MB$/)).toBeVisible();
}

/** Opens a lesson, which is there with its quiz. */
async function readLesson(page: Page, courseId: string, id: keyof typeof lessons): Promise<void> {
  await page.goto(paths.lesson(courseId, id));
  await expect(page.getByRole('heading', { level: 1, name: lessons[id] })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quiz' })).toBeVisible();
}

async function goOffline(page: Page, context: BrowserContext, connection: Connection): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  connection.cut();
  await context.setOffline(true);
  // What was kept because it had been open: what opens now is in the packs.
  const { page: pages, data, answer, asset, picture } = stores;
  const visited = [pages, data, answer, asset, picture].map(({ cache }) => cache);
  await page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), visited);
}

/** Keeps the book that goes with the course. */
async function keepBook(page: Page): Promise<Book> {
  const books = (await (await page.request.get('/blog2.json')).json()) as Book[];
  const book = books.find(({ subject }) => subject === 'finance');
  if (!book) throw new Error('The school has no such book');
  const name = `Save offline: ${book.title}`;
  const shelf = page.getByRole('region', { name: 'Books on this subject' });
  await shelf.getByRole('button', { name }).click();
  const box = shelf.getByRole('region', { name });
  await expect(box.getByText(/^\d\.\d MB to download\. You can then open the book/)).toBeVisible();
  await box.getByRole('button', { name: /^Download/ }).click();
  await expect(box.getByText(/^Saved on this device/)).toBeVisible();
  return book;
}

/** Opens a book that is kept, as it is linked among the books and in *My downloads*. */
async function openBook(page: Page, { title, hash }: Book): Promise<void> {
  const same = (bytes: Buffer) => expect(createHash('sha256').update(bytes).digest('base64url')).toBe(hash);
  await page.goto(paths.books);
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: `Save offline: ${title}` })).toContainText(
    'Saved on this device',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download: ${title}` }).click();
  same(readFileSync(await (await download).path()));
  await page.goto(paths.downloads);
  const opened = page.getByRole('link', { name: title }).evaluate(async (link: HTMLAnchorElement) => {
    const bytes = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
    return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
  });
  same(Buffer.from(await opened, 'latin1'));
}

/** What the styles of a page make of its elements, by their classes. */
const looksOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const looks = [...main.querySelectorAll('[class]')].map((element) => {
      const { display, padding, borderRadius, fontSize, gap } = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class')}`;
      return [name, [display, padding, borderRadius, fontSize, gap].join(' ')] as const;
    });
    return Object.fromEntries(looks);
  });

test('a course that is kept is read to its last lesson and practised without a connection, and so is a book', async ({
  page,
  context,
  connection,
  request,
}) => {
  await page.goto(paths.help);
  const person = newPerson();
  await createAccount(request, person);
  await signIn(page, person);
  await publishFresh(request);
  for (const one of [course, fresh.id]) await keepAll(page, one);
  const box = boxOf(page);
  const book = await keepBook(page);
  await goOffline(page, context, connection);

  // The build did not know it.
  await page.goto(paths.course(fresh.id));
  await expect(page.getByRole('heading', { level: 1, name: fresh.title })).toBeVisible();
  await expect(box.getByText(/^Saved on this device/).first()).toBeVisible();
  for (const id of ['where-money-goes', 'clever-and-safe'] as const) await readLesson(page, fresh.id, id);
  for (const id of ['where-money-goes', 'save-spend-share', 'clever-and-safe'] as const)
    await readLesson(page, course, id);
  await untilHydrated(page);
  await page
    .getByRole('region', { name: /practi/i })
    .getByRole('link')
    .first()
    .click();
  await untilHydrated(page);
  const hint = page.getByRole('button', { name: 'Get a hint' });
  await expect(hint).toBeVisible();
  // With its styles, as one that is opened by itself.
  const shown = await looksOf(page);
  await page.reload();
  await untilHydrated(page);
  await expect(hint).toBeVisible();
  const reloaded = await looksOf(page);
  const both = Object.keys(reloaded).filter((one) => one in shown);
  expect(both.length).toBeGreaterThan(10);
  for (const one of both) expect(shown[one], one).toBe(reloaded[one]);
  await expect(async () => {
    await hint.click();
    await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
  }).toPass();

  await openBook(page, book);
  await page.goto(paths.course(course));
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(box.getByText(/^Saved on this device/).first()).toBeVisible();
  connection.mend();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pack'))))
    .toEqual([]);
});

/** Publishes a page of a course again, as the line has it: with a note in its first element. */
async function publishAgain(page: Page, connection: Connection): Promise<void> {
  const path = paths.course(course);
  const note = (html: string) => html.replace('<html ', '<html data-newer ');
  const html = note(await (await page.request.get(path)).text());
  const hash = createHash('sha256').update(html).digest('base64url');
  connection.change(path, note);
  connection.change(`/packs/${course}.en.json`, (text) => {
    const file = JSON.parse(text) as { parts: { at: string; hash: string }[] };
    return JSON.stringify({
      ...file,
      parts: file.parts.map((part) => (part.at === path ? { ...part, hash } : part)),
    });
  });
}

test('one that broke off continues, is made newer, and says that the device is full', async ({
  page,
  context,
  connection,
}) => {
  await ask(page, course);
  const box = boxOf(page);
  await expect(box.getByText(/^\d\.\d MB to download\. The first lesson/)).toBeVisible();
  // In the middle: the page itself has come by then, and what it is made of.
  connection.lose(/^\/practice\//);
  await box.getByRole('button', { name: /^Download/ }).click();
  await expect(box.getByRole('alert')).toContainText('Connection lost.');
  connection.mend();
  await page.reload();
  await expect(box.getByText(/ downloaded\./)).toBeVisible();
  await box.getByRole('button', { name: 'Resume download' }).click();
  await expect(box.getByText(/^Saved on this device/)).toBeVisible();

  await publishAgain(page, connection);
  await page.reload();
  await expect(box.getByText(/^Update available/)).toBeVisible();
  await page.goto(paths.downloads);
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row.getByText(/^Update available/)).toBeVisible();
  await row.getByRole('button', { name: 'Update' }).click();
  await expect(row.getByText(/^Saved on this device/)).toBeVisible();

  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: connection.origin, quotaSize: 1000 });
  await ask(page, 'free-mental-arithmetic');
  await box.getByRole('button', { name: /^Download/ }).click();
  await expect(box.getByRole('alert')).toContainText('Not enough storage');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: connection.origin });

  await goOffline(page, context, connection);
  await page.goto(paths.course(course));
  await expect(page.locator('html[data-newer]')).toBeAttached();
  await page.goto(paths.downloads);
  const kept = page.getByRole('main').getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: /^Delete: / }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
