import { newerPagesPatience } from '@pathshala/boot/page-data';
import { type NewerPages, newerPagesAddress } from '@pathshala/contract/site/all-routes';
import { siteLanguage } from '../words/language.ts';

/** Lifetime of the answer, as in browsers, milliseconds. */
const fresh = 30_000;

let known: { readonly at: number; readonly pages: Promise<NewerPages> } | undefined;

/** Takes what the boot script asked. */
async function ask(): Promise<NewerPages> {
  const asked = await globalThis.askedNewerPages;
  globalThis.askedNewerPages = undefined;
  if (asked) return asked as NewerPages;
  const answer = await fetch(newerPagesAddress(siteLanguage));
  if (!answer.ok) throw new Error(`The school does not say which pages are newer: ${answer.status}`);
  return await answer.json();
}

/** Pages changed since the build. @throws Error without an answer */
export function listNewerPages(): Promise<NewerPages> {
  if (!known || Date.now() - known.at >= fresh) {
    const pages = ask();
    const now = { at: Date.now(), pages };
    known = now;
    pages.catch(() => {
      if (known === now) known = undefined;
    });
  }
  return known.pages;
}

/** Empty if unknown in time. */
export function newerPages(): Promise<NewerPages> {
  const late = new Promise<NewerPages>((resolve) => setTimeout(resolve, newerPagesPatience, {}));
  return Promise.race([listNewerPages().catch(() => ({})), late]);
}
