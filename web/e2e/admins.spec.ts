import { readFile } from 'node:fs/promises';
import { adminEndpoints } from '@pathshala/contract/admin-endpoints';
import { endpoints } from '@pathshala/contract/endpoints';
import { firstLanguage } from '@pathshala/contract/languages';
import type { OverviewWeek } from '@pathshala/contract/overview';
import { expect, type Page } from '@playwright/test';
import { mailtoOf } from '../src/ui/mail-address.ts';
import { answerSubjectIn } from '../src/words/answer-subjects.ts';
import { admin, newPerson } from './accounts.ts';
import { buy, callApi, createAccount } from './school-calls.ts';
import { callAs, test } from './screens-people.ts';

test.use({ viewer: 'admin' });

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const mainTable = (page: Page, name: string) => page.getByRole('table', { name });

/** A CSV file as its lines of cells: what RFC 4180 says, read by another hand than the one that writes it. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('Make Admin asks by name, and Undo takes it back; by keys, too', async ({ page }) => {
  const person = newPerson('Wrong Row');
  await createAccount(page.request, person);
  await page.goto(`/users?q=${person.email}`);
  const make = page.getByRole('button', { name: `Make Admin: ${person.email}` });
  const question = page.getByRole('alertdialog', { name: `Make ${person.name} an admin?` });
  await make.click();
  await question.getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Successfully made an admin', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'No longer an admin')).toBeVisible();
  await make.press('Enter');
  await question.getByRole('button', { name: 'Make Admin' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(make).toBeEnabled();
  await page.goto('/role-history');
  const rows = mainTable(page, 'Role history').getByRole('row').filter({ hasText: person.email });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('No longer an admin');
});

test('an admin finds somebody by name, gives a course, and erases the account', async ({ page }) => {
  const person = newPerson('Ruma Kept');
  const { token } = await createAccount(page.request, person);
  await buy(page.request, token, 'c4-angles-and-shapes');
  await page.goto('/users?q=ruma%20kept');
  await page.getByRole('link', { name: person.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Find a course').fill('fractions from zero');
  await page
    .getByRole('button', { name: /^Give “/ })
    .first()
    .click();
  await expect(toast(page, /has “.+” now/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Courses' })).toContainText('Joined free or given');
  await page.getByRole('button', { name: 'Erase this account' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase the account of ${person.name}?` });
  await question.getByLabel('E-mail of this account').fill(person.email);
  await question.getByRole('button', { name: 'Erase for ever' }).click();
  // The admin of these tests may have signed in longer ago than erasing allows.
  const again = page.getByRole('dialog', { name: 'Is it still you?' });
  const erased = toast(page, /is erased$/);
  await expect(again.or(erased).first()).toBeVisible();
  if (await again.isVisible()) {
    await again.getByLabel('Password').fill(admin.password);
    await again.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(erased).toBeVisible();
  await expect(page).toHaveURL('/users');
  expect((await callApi(page.request, token, endpoints.enrolments, {})).status).toBe(401);
});

test('filter and order of All Users stay after a reload and on the way back', async ({ page }) => {
  await page.goto('/users');
  await page.getByLabel('Role').selectOption('Admins');
  await page.getByLabel('Sort by').selectOption('Email');
  await expect(page).toHaveURL('/users?role=admin&sort=email');
  await page.reload();
  const table = mainTable(page, 'All Users');
  await expect(table.getByText('admin@pathshala.test', { exact: true })).toBeVisible();
  await expect(table.getByText('student@pathshala.test', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveValue('email');
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/messages');
  await page.goBack();
  await expect(page.getByLabel('Role')).toHaveValue('admin');
});

test('a message is answered, filtered, taken along and deleted after a question', async ({ page }) => {
  const sender = newPerson('=রিমা, "mother"');
  const body = { name: sender.name, email: sender.email, message: 'When does class 7 begin?\nThank you.' };
  expect((await callApi(page.request, undefined, endpoints.contact, { body })).status).toBe(201);
  await page.goto('/messages?state=open');
  const row = page.getByRole('row').filter({ hasText: sender.email });
  await expect(row.getByRole('link', { name: /^Answer/ })).toHaveAttribute(
    'href',
    mailtoOf(sender.email, answerSubjectIn(firstLanguage)),
  );
  await row.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Show').selectOption('Answered');
  await expect(row).toContainText('Answered');
  const text = await download(page, 'Download all as CSV');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [, name, , message, answered] = cellsOf(text).find((cells) => cells[2] === sender.email) ?? [];
  expect([name, message]).toEqual([`'${sender.name}`, body.message]);
  expect(answered).toMatch(/^\d{4}-\d\d-\d\dT/);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('the overview counts what is done, and sales can be taken along', async ({ page }) => {
  await page.goto('/');
  const person = newPerson('New Learner');
  const { token } = await createAccount(page.request, person);
  await callApi(page.request, token, endpoints.enrol, { courseId: 'free-fractions-from-zero' });
  await buy(page.request, token, 'c4-angles-and-shapes');
  const body = { name: 'Mina', email: person.email, message: 'Thank you.' };
  await callApi(page.request, undefined, endpoints.contact, { body });
  const { weeks } = await callAs(page, adminEndpoints.overview, {});
  const week = weeks.at(-1) as OverviewWeek;
  // Others come, leave, write and are answered at the same time: what is there at least is one's own. What is counted exactly
  // is tested in functions/src/overview.
  expect(week.people).toBeGreaterThanOrEqual(1);
  expect(week.enrolments).toBeGreaterThanOrEqual(2);
  expect(week.sales).toBeGreaterThanOrEqual(1);
  expect(week.openMessages).toBeGreaterThanOrEqual(1);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Overview' }).click();
  const sales = page.getByRole('region', { name: 'Sales' });
  await expect(sales.getByRole('img', { name: /^Sales by week: \d+ sales?, \$/ })).toBeVisible();
  await sales.getByText('Sales as a table').click();
  const shown = await sales.getByRole('row').nth(1).getByRole('cell').first().textContent();
  expect(Number(shown)).toBeGreaterThanOrEqual(week.sales);
  const rows = cellsOf(await download(page, 'Download all sales as CSV'));
  const own = rows.find((cells) => cells[1] === person.email);
  expect([own?.[3], own?.[5]]).toEqual(['c4-angles-and-shapes', 'paid']);
});
