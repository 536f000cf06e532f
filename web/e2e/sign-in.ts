import { accessTokenKey } from '@pathshala/boot/page-data';
import { type Browser, expect, type Page, request } from '@playwright/test';
import type { Credentials } from './accounts.ts';
import { auth } from './school-calls.ts';

const site = process.env.PATHSHALA_BASE_URL ?? 'http://127.0.0.1:5100';

/** Local storage of a signed-in person, by key; Firebase reads it. */
async function keptOf({ email, password }: Credentials): Promise<Record<string, string>> {
  const context = await request.newContext();
  const { apiKey } = await (await context.get(`${site}/__/firebase/init.json`)).json();
  const url = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const answer = await context.post(url, { data: { email, password, returnSecureToken: true } });
  expect(answer.status()).toBe(200);
  const { localId, displayName, idToken, refreshToken, expiresIn } = await answer.json();
  await context.dispose();
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const user = {
    uid: localId,
    email,
    displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
    apiKey,
    appName: '[DEFAULT]',
  };
  return { [accessTokenKey]: idToken, [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user) };
}

/** Storage of a browser in which somebody is signed in. */
export async function stateOf(person: Credentials) {
  const localStorage = Object.entries(await keptOf(person)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(site).origin, localStorage }] };
}

export const avatar = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** Without the form, which has its own tests (`people`, `learning-access`). @param path left out: no page */
export async function signIn(page: Page, person: Credentials, path?: string): Promise<void> {
  const kept = await keptOf(person);
  // Storage needs a page of the site; this one renders nothing.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  if (path === undefined) return;
  await page.goto(path);
  await expect(avatar(page)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

/** In a browser of their own. */
export async function openAs(browser: Browser, person: Credentials, path: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: await stateOf(person) })).newPage();
  await page.goto(path);
  await expect(avatar(page)).toBeVisible();
  return page;
}
