import type { SchoolContent } from '@pathshala/content/load-content';
import { firstLanguage } from '@pathshala/contract/language';
import { siteLanguage } from './words/language.ts';

let content: Promise<SchoolContent> | undefined;

/** Not a literal in the import: the bundler would take the reader in, away from the files that lie beside it. */
const reader = '@pathshala/content/load-content';

/** The school's files in the site's language, read once while pages are made; never in a browser. Node itself loads their reader. */
export function schoolContent(): Promise<SchoolContent> {
  content ??= load();
  return content;
}

async function load(): Promise<SchoolContent> {
  const { loadContent } = (await import(
    /* @vite-ignore */ reader
  )) as typeof import('@pathshala/content/load-content');
  const all = loadContent();
  return siteLanguage === firstLanguage ? all : { ...all, ...all.in[siteLanguage] };
}
