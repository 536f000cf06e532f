import { newerPagesPatience } from '@pathshala/boot/page-data';
import { type NewerPages, newerPagesAddress } from '@pathshala/contract/site/all-routes';
import { siteLanguage } from '../words/language.ts';

/** Lifetime of the answer, as in browsers, milliseconds. */
const fresh = 30_000;

let known: { readonly at: number; readonly pages: Promise<NewerPages> } | undefined;

async function ask(): Promise<NewerPages> {
  const answer = await fetch(newerPagesAddress(siteLanguage));
  if (!answer.ok) throw new Error(`The school does not say which pages are newer: ${answer.status}`);
  return await answer.json();
}

/** Pages changed since the build; empty if unknown in time. */
export function newerPages(): Promise<NewerPages> {
  if (!known || Date.now() - known.at >= fresh) {
    const pages = ask();
    const now = { at: Date.now(), pages };
    known = now;
    pages.catch(() => {
      if (known === now) known = undefined;
    });
  }
  const late = new Promise<NewerPages>((resolve) => setTimeout(resolve, newerPagesPatience, {}));
  return Promise.race([known.pages.catch(() => ({})), late]);
}
