import type { SchoolContent } from '@pathshala/content/load-content';
import { firstLanguage } from '@pathshala/contract/language';
import { siteLanguage } from './words/language.ts';

let content: Promise<SchoolContent> | undefined;

/** Not a literal in the import: the bundler would take the reader in, away from the files that lie beside it. */
const folder = '@pathshala/content';
const reader = `${folder}/load-content`;

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

/** The fingerprint of a page of text, by which it is known whether it was published anew. */
export async function printOfPage(name: string): Promise<string> {
  const [{ readSources }, { fingerprintOf }, { schoolFolder }] = (await Promise.all(
    ['sources', 'fingerprint', 'load-content'].map((one) => import(/* @vite-ignore */ `${folder}/${one}`)),
  )) as [
    typeof import('@pathshala/content/sources'),
    typeof import('@pathshala/content/fingerprint'),
    typeof import('@pathshala/content/load-content'),
  ];
  return fingerprintOf(readSources(schoolFolder).filter(({ kind, id }) => kind === 'pages' && id === name));
}
