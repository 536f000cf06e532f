import { endpoints } from '@pathshala/contract/calls/endpoints';
import { priceText } from '@pathshala/contract/payments/price';
import { paths } from '@pathshala/contract/site/paths';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { type Browser, expect, type Page } from '@playwright/test';
import { fillLogin, newPerson } from './accounts.ts';
import { callApi, createAccount } from './school-calls.ts';
import { callAs, test } from './screens-people.ts';
import { avatar, signIn } from './sign-in.ts';

test.use({ viewer: 'admin' });

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** An open course that no other test buys. */
const repriced = 'c12-derivatives';
const body = 'One mango and one more.\n\nTwo mangoes in a basket.\n';

/** A lesson of a draft course of its own, opened in the editor. */
async function openLesson(page: Page): Promise<{ address: string; course: string }> {
  // What this browser keeps of the admin is read at any address of the school; here no page is drawn for it.
  await page.goto('/robots.txt');
  const course = `together-${Date.now()}`;
  const id = `${course}~first`;
  await callAs(page, studioEndpoints.studioCreate, {
    kind: 'lessons',
    body: { id, title: 'Mangoes together', minutes: 5, body },
  });
  const address = paths.studioItem('lessons', id);
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  return { address, course };
}

/** A teacher who has the course, in another browser. */
async function teacherOf(
  page: Page,
  browser: Browser,
  course: string,
  person = newPerson('Tanvir Hasan'),
): Promise<Page> {
  await createAccount(page.request, person);
  await callAs(page, studioEndpoints.makeTeacher, { email: person.email });
  await callAs(page, studioEndpoints.studioCreate, {
    kind: 'courses',
    body: { id: course, title: 'Mangoes together' },
  });
  const body = { email: person.email, publish: true };
  await callAs(page, studioEndpoints.studioAssign, { id: course, body });
  const teacher = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await signIn(teacher, person);
  return teacher;
}

/** Writes over one line of the plain text. */
async function writeLine(page: Page, from: string, to: string): Promise<void> {
  const field = text(page);
  await field.fill((await field.inputValue()).replace(from, to));
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A page that is being loaded may move under a click. */
async function showMarkdown(page: Page): Promise<void> {
  await expect(async () => {
    await button(page, 'Markdown').click();
    await expect(button(page, 'Markdown')).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
}

/** What an open page does every few seconds. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('what is typed last is kept, however soon the page is loaded again', async ({ page }) => {
  const { address } = await openLesson(page);
  const leave = [() => page.reload(), () => page.goto(paths.contact), () => page.reload()];
  for (const [at, go] of leave.entries()) {
    await text(page).getByText('One mango').click();
    await page.keyboard.press('End');
    await page.keyboard.type(` Ripe ${at}.`);
    await go();
    await page.goto(address);
    await expect(text(page)).toContainText(` Ripe ${at}.`);
  }
});

test('two people in one lesson see each other; what they change is put together or chosen from, and nothing is lost', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { address, course } = await openLesson(page);
  const teacher = await teacherOf(page, browser, course);
  await teacher.goto(address);
  for (const one of [page, teacher]) await showMarkdown(one);

  await test.step('each is told of the other, and where they write', async () => {
    await expect(teacher.getByText(/ has this open, too$/)).toBeVisible();
    await teacher.getByLabel('Minutes', { exact: true }).fill('7');
    await saved(teacher);
    await lookAgain(page);
    await expect(page.getByText('Tanvir Hasan is writing here, too: Minutes')).toBeVisible();
    await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('7');
  });

  await test.step('a line that is down loses nothing: other lines are put together, the same one is chosen from', async () => {
    await teacher.context().setOffline(true);
    await teacher.getByLabel('Title', { exact: true }).fill('Mangoes for two');
    await writeLine(teacher, 'One mango', 'A ripe mango');
    await expect(teacher.getByText('Offline, saved on this device')).toBeVisible();
    await writeLine(page, 'One mango', 'A green mango');
    await writeLine(page, 'Two mangoes', 'Three mangoes');
    await saved(page);
    await teacher.context().setOffline(false);
    const clash = teacher.getByRole('group').filter({ hasText: 'A green mango' }).last();
    await expect(clash).toContainText('A ripe mango', { timeout: 20_000 });
    await expect(text(teacher)).toHaveValue(/^A ripe mango/);
    await clash.getByLabel(/^Theirs/).check();
    await button(teacher, 'Continue with these').click();
    await saved(teacher);
    await expect(text(teacher)).toHaveValue('A green mango and one more.\n\nThree mangoes in a basket.\n');
    // What could be put together is shown, too, until it is seen.
    const seen = teacher.getByRole('region', { name: 'Someone else changed this while you had it open' });
    await expect(seen).toContainText('Two mangoes in a basket.');
    await button(teacher, 'Continue').click();
    await expect(seen).toBeHidden();
  });

  await test.step('a line of mine that somebody replaced is shown before it is published, and can be put back', async () => {
    await page.reload();
    await showMarkdown(page);
    // The page does not hear of it before it publishes.
    await page.route('**/here', (route) => route.abort());
    await writeLine(teacher, 'A green mango', 'A sweet mango');
    await saved(teacher);
    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Someone else changed this meanwhile/)).toBeVisible();
    const seen = page.getByRole('region', { name: 'Someone else changed this while you had it open' });
    await seen.getByLabel(/^Before.*A green mango/s).check();
    await button(page, 'Continue').click();
    await saved(page);
    await expect(text(page)).toHaveValue(/^A green mango/);
    await page.unroute('**/here');
  });

  await test.step('who closes the page is gone', async () => {
    await lookAgain(page);
    await expect(page.getByText(/^Tanvir Hasan/)).toBeVisible();
    await teacher.goto(paths.studio);
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      await lookAgain(page);
      await expect(page.getByText(/^Tanvir Hasan/)).toBeHidden({ timeout: 1000 });
    }).toPass();
  });
});

test('whose session ends while writing is told that the text is kept, and finds it there after the login', async ({
  page: admins,
  browser,
}) => {
  const { address, course } = await openLesson(admins);
  const person = newPerson('Tanvir Hasan');
  const page = await teacherOf(admins, browser, course, person);
  await page.goto(address);
  await showMarkdown(page);
  await page.route('**/api/studio/lessons/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await writeLine(page, 'One mango', 'A last mango');
  await expect(page.getByText('Offline, saved on this device')).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/contact');
  await avatar(elsewhere).click();
  await elsewhere.getByRole('menuitem', { name: 'Log Out' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(
    page.getByText(/^You were logged out\. .* what you wrote is saved on this device\.$/),
  ).toBeVisible();
  await page.unroute('**/api/studio/lessons/*');
  await fillLogin(page, person);
  await page.waitForURL(`**${address}`);
  await saved(page);
  await showMarkdown(page);
  await expect(text(page)).toHaveValue(/^A last mango/);
});

test('a changed price is in the list, on the page, in search and at the checkout without a build; a wrong one is restored', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { json } = await callApi(page.request, undefined, endpoints.course, { id: repriced });
  const { _id: id, title, price: old } = json;
  const price = priceText(old + 1.5);
  const publish = async () => {
    await expect(button(page, 'Publish')).toBeEnabled();
    await saved(page);
    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Live for students after \d+ s/)).toBeVisible({ timeout: 60_000 });
  };

  await test.step('the price is changed and published', async () => {
    await page.goto(paths.studioItem('courses', id));
    await page.getByLabel('Price in US dollars').fill(String(old + 1.5));
    await publish();
  });

  await test.step('it is wherever a price is shown', async () => {
    const visitor = await (
      await browser.newContext({ storageState: { cookies: [], origins: [] } })
    ).newPage();
    // A class is shown to who has signed in.
    await page.goto('/classes/twelve');
    await expect(page.getByRole('article').filter({ hasText: title }).getByText(price)).toBeVisible();
    await visitor.goto(paths.course(id));
    await expect(visitor.getByText(price).first()).toBeVisible();
    await visitor.goto(`${paths.search}?${new URLSearchParams({ q: title })}`);
    const hit = visitor.getByRole('listitem').filter({ hasText: title });
    await expect(hit.getByText(price, { exact: true })).toBeVisible();
    // This browser has asked for the course before: it has no older answer left.
    await page.goto(paths.course(id));
    const box = page.getByRole('complementary', { name: 'Price and enrolment' });
    await expect(box.getByText(price, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page.getByRole('button', { name: `Pay ${price}`, exact: true })).toBeVisible();
  });

  await test.step('on a slow line no other price is ever shown', async () => {
    const slow = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
    const line = await slow.context().newCDPSession(slow);
    const speed = 100 * 1024;
    const conditions = { offline: false, latency: 100, downloadThroughput: speed, uploadThroughput: speed };
    await line.send('Network.emulateNetworkConditions', conditions);
    await slow.addInitScript(() => {
      const seen: Record<string, number> = {};
      Object.assign(window, { seen });
      const look = () => {
        for (const place of document.querySelectorAll<HTMLElement>('aside strong')) {
          const [text] = /\$[\d.]+/.exec(`${place.textContent} ${place.dataset.price}`) ?? [];
          if (text) seen[text] ??= Math.round(performance.now());
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const answer = await slow.goto(paths.course(id));
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('application/ld+json');
    expect(html).not.toMatch(/"price(?:Currency)?\\*"|>\$\d/);
    const slowBox = slow.getByRole('complementary', { name: 'Price and enrolment' });
    await expect(slowBox.getByRole('button', { name: 'Buy Now' })).toBeVisible({ timeout: 60_000 });
    await expect(slowBox.getByText(price, { exact: true })).toBeVisible();
    const seen = await slow.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    const ready = await slow.evaluate(() => performance.getEntriesByName('site:ready')[0]?.startTime);
    const description = `${JSON.stringify(seen)}, the site itself after ${Math.round(ready ?? 0)}`;
    test.info().annotations.push({ type: 'milliseconds at 100 KB/s', description });
    expect(Object.keys(seen)).toEqual([price]);
  });

  await test.step('it was wrong: what was before is restored from the history, and live again', async () => {
    await page.goto(paths.studioItem('courses', id));
    const history = page.getByRole('region', { name: 'History' });
    const first = history.getByRole('listitem').filter({ hasText: 'From the school’s files' });
    await first.getByRole('button', { name: /^Compare/ }).click();
    // Marked as what is new: the number alone is in the time of a revision as well (11:25).
    const added = page.getByRole('dialog').getByRole('insertion');
    await expect(added.getByText(String(old + 1.5), { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await first.getByRole('button', { name: /^Restore/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Price in US dollars')).toHaveValue(String(old));
    await publish();
    const now = await callAs(page, endpoints.course, { id });
    expect(now.price).toBe(old);
  });
});
