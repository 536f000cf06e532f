import { readPageStart } from '@pathshala/boot/page-start';
import { type MadeOf, siteStartPath } from '@pathshala/contract/calls/site-server';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';

const published = async (language: Language): Promise<Partial<MadeOf>> => {
  // Names of files change with each build.
  const response = await fetch(addressIn(language, siteStartPath), { cache: 'no-cache' });
  return response.ok ? ((await response.json()) as MadeOf) : {};
};

/**
 * What a frame starts the site with, in a language. Where only this page's is there, as with `npm run dev`, the frame
 * has this page's words.
 * @throws Error if there is nothing
 */
export async function siteStart(language: Language): Promise<{ module: string; sheets: readonly string[] }> {
  const { modules, sheets = [] } = await published(language).catch(() => ({}) as Partial<MadeOf>);
  const module = (modules ?? readPageStart(document).modules).at(-1);
  if (module === undefined) throw new Error('The site starts with nothing');
  return { module, sheets };
}
