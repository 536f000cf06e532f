import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import axe from 'axe-core';
import { quietArguments } from '../chromium.ts';

/** The course that the studio has. */
export const studioCourse = {
  id: 'sums',
  state: 'draft',
  updateTime: 't1',
  draft: { title: { en: 'Sums', bn: 'যোগ' }, list: 'classOne', subject: 'mathematics', price: 0 },
  published: null,
};

/** What the API says to an editor. */
function answerOf(path: string): unknown {
  if (path.includes('/admin/')) return { admin: true };
  if (path.endsWith('/here')) return { updateTime: studioCourse.updateTime, others: [] };
  if (path.endsWith('/revisions') || /\/studio\/\w+$/.test(path)) return { items: [], next: null };
  if (path.includes('/studio/')) return studioCourse;
  return { token: 'a.e30.b' };
}

/** Somebody of Firebase Auth, by what the browser asks for. Nobody checks the token. */
function personOf(asked: string): unknown {
  const claims = Buffer.from(JSON.stringify({ sub: 'u', exp: 4e9, iat: 1, admin: true })).toString(
    'base64url',
  );
  const idToken = `e30.${claims}.x`;
  const tokens = {
    idToken,
    access_token: idToken,
    refreshToken: 'r',
    refresh_token: 'r',
    expiresIn: '3600',
    expires_in: '3600',
  };
  const user = { localId: 'u', email: 'rima@bondhu.example', emailVerified: true };
  return asked.includes('lookup') ? { users: [user] } : { ...tokens, ...user };
}

const origin = 'http://127.0.0.1:5000';
const firebase = `firebase.initializeApp({ apiKey: 'k', projectId: 'demo-school' });
firebase.auth().useEmulator('${origin}');`;

type Shell = (path: string) => string | undefined;

/** Answers as Hosting and the API do. No other host has anything to say. */
async function answer(route: Route, built: string, shell: Shell): Promise<void> {
  const url = new URL(route.request().url());
  const path = decodeURIComponent(url.pathname);
  if (url.origin !== origin) return await route.fulfill({ contentType: 'text/html', body: '' });
  if (path === '/__/firebase/init.js')
    return await route.fulfill({ contentType: 'text/javascript', body: firebase });
  if (/^\/(?:identitytoolkit|securetoken)\./.test(path)) return await route.fulfill({ json: personOf(path) });
  if (path.startsWith('/api/')) return await route.fulfill({ json: answerOf(path) });
  const own = [path, `${path}/index.html`].map((file) => join(built, file));
  const file = own.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  const instead = shell(path) ?? '404.html';
  const status = file || !instead.includes('404') ? 200 : 404;
  await route.fulfill({ status, path: file ?? join(built, instead) });
}

/** Run in the page: what axe has against it. The palette of a made-up brand may be hard to read. */
const issues = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false } },
}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`;

/** Run in the page: what can be read on it, without signs, code and formulas, and without names and addresses. */
const texts = String.raw`(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('script, style, noscript, math, svg, code, pre')) continue;
    const text = node.data.replace(/Google Play|App Store|${studioCourse.id}|\S+@\S+/g, '');
    texts.push({ lang: node.parentElement.closest('[lang]').lang, text });
  }
  return texts;
})()`;

/** What a page in a browser is. */
export interface SeenPage {
  readonly lang: string;
  readonly dir: string;
  /** How much wider than the window it is, CSS pixels. */
  readonly tooWide: number;
  readonly texts: readonly { readonly lang: string; readonly text: string }[];
  readonly issues: readonly string[];
}

const seen = `(async () => {
  const { lang, dir, scrollWidth } = document.documentElement;
  return { lang, dir, tooWide: scrollWidth - innerWidth, texts: ${texts}, issues: await ${issues} };
})()`;

export async function see(page: Page): Promise<SeenPage> {
  await page.addScriptTag({ content: axe.source });
  return await page.evaluate<SeenPage>(seen);
}

/** A built site in a real browser. */
export interface SchoolInBrowser {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/**
 * @param shell what Hosting answers where a page has no file of its own
 * @param program Chromium's
 */
export async function openSchool(built: string, shell: Shell, program: string): Promise<SchoolInBrowser> {
  const browser = await chromium.launch({ executablePath: program, args: quietArguments });
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await page.route('**', (route) => answer(route, built, shell));
  return { page, close: () => browser.close() };
}
