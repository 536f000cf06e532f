import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '../src/site.config.ts';
import { buildBooks } from './books/build-books.ts';
import { checkConfig } from './check-config.ts';
import { readCourses } from './content.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import { buildIcons } from './icons/build-icons.ts';
import { openOutput } from './output.ts';
import { buildCovers, buildMoments, buildPortraits, buildPrograms, buildStates } from './pictures.ts';
import { bookEntries, readArticles, readBookSources } from './publish/articles.ts';
import { robots, sitemap } from './publish/sitemap.ts';
import { buildSearchIndex } from './search/build-search-index.ts';
import { buildShare } from './share/build-share.ts';
import { themeCss } from './theme/build-theme-css.ts';

/** Makes everything the site shows besides its code from the content: web/public and the fonts. Prints one line. */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const contentDir = fileURLToPath(new URL('../../functions/content', import.meta.url));
/** Beside the packages, so that a fresh install starts afresh. */
const memoryDir = join(webDir, 'node_modules/.cache/pathshala');

const started = performance.now();
await checkConfig(contentDir);
await writeFile(join(webDir, 'src/theme/theme.css'), themeCss());
const courses = await readCourses(contentDir);
const articles = await readArticles(contentDir);
const books = await readBookSources(contentDir);

const pdfs = await buildBooks({
  contentDir: join(contentDir, 'books'),
  outDir: join(webDir, 'public/books'),
});
await buildFonts(join(webDir, 'src/theme'), join(memoryDir, 'fonts.json'));
const output = await openOutput(join(webDir, 'public'), join(memoryDir, 'public.json'));
await buildCovers(output, courses, articles, books);
await buildPortraits(output, contentDir);
await buildPrograms(output, contentDir);
await buildMoments(output, contentDir);
await buildStates(output);
await buildIcons(output, siteConfig);
await buildShare(output, courses, siteConfig);
await output.write('blog.json', JSON.stringify(articles));
await output.write('blog2.json', JSON.stringify(bookEntries(books, pdfs)));
await output.write('search-index.json', await buildSearchIndex(contentDir));
await output.write('robots.txt', robots(siteConfig.origin));
await output.write(
  'sitemap.xml',
  sitemap(
    siteConfig.origin,
    courses.map((course) => course.id),
  ),
);
// The typesetter keeps a record beside each book.
const { files, written } = await output.finish(
  pdfs.flatMap(({ id }) => [`books/${id}.pdf`, `books/.${id}.inputs.json`]),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Assets: ${files} files, ${written} new or changed, ${seconds} s`);
