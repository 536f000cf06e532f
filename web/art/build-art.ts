import { join } from 'node:path';
import { owner } from '@pathshala/brand/owner.config';
import { builtSchool, siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import { pageIds, type SchoolContent, schoolFolder } from '@pathshala/content/load-content';
import { sitemap } from '@pathshala/contract/site/all-routes';
import { firstLanguage, forLanguages, languages, prefixOf } from '@pathshala/contract/text/languages';
import { buildBooks } from './books/build-books.ts';
import { buildIcons } from './icons/build-icons.ts';
import { keptArt } from './kept-files.ts';
import { type Output, openOutput } from './output.ts';
import { buildPictures } from './pictures.ts';
import { type BookFile, bookEntries } from './publish/book-entries.ts';
import { robots, securityTxt } from './publish/text-files.ts';
import { buildShare } from './share/build-share.ts';

function builtLists(content: SchoolContent, pdfs: readonly BookFile[]): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { articles, books } = language === firstLanguage ? content : content.in[language];
      const folder = `built${prefixOf(language)}`;
      return [
        [`${folder}/blog.json`, JSON.stringify(articles)],
        [`${folder}/blog2.json`, JSON.stringify(bookEntries(books, pdfs, language))],
      ];
    }),
  );
}

/**
 * Makes all public files except code and fonts: pictures, icons, PDFs, lists, sitemap.
 * @param publicDir folder of files that are published unchanged
 * @param more further public files, by their path
 * @returns how many files there are, and how many were rewritten
 * @throws Error naming what cannot be drawn or set
 */
export async function buildArt(
  content: SchoolContent,
  publicDir: string,
  spareDir: string,
  more: Readonly<Record<string, string>> = {},
): ReturnType<Output['finish']> {
  const output = await openOutput(publicDir, spareDir, keptArt);
  const pdfs = await buildBooks(output, join(schoolFolder, 'books'));
  const typeset = pdfs.map(({ id }) => id);
  await buildPictures(output, content, typeset);
  await buildIcons(output, forLanguages(siteIn));
  await buildShare(output);
  const published = {
    ...builtLists(content, pdfs),
    'robots.txt': robots(siteConfig.origin),
    'security.txt': securityTxt(siteConfig.origin, owner.securityEmail, new Date()),
    'built/sitemap.xml': sitemap(siteConfig.origin, pageIds(content), builtSchool.firstLanguage),
    ...more,
  };
  for (const [path, text] of Object.entries(published)) await output.write(path, text);
  return await output.finish();
}
