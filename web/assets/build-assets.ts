import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '../src/site.config.ts';
import { readCourses } from './content.ts';
import { courseCover } from './covers/course-cover.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import { buildIcons } from './icons/build-icons.ts';
import { type Output, openOutput } from './output.ts';

/** Makes everything the site shows besides its code from the content: web/public and the fonts. Prints one line. */
const webDir = fileURLToPath(new URL('..', import.meta.url));
const contentDir = fileURLToPath(new URL('../../functions/content', import.meta.url));
/** Beside the packages, so that a fresh install starts afresh. */
const memoryDir = join(webDir, 'node_modules/.cache/pathshala');

async function buildCovers(output: Output): Promise<void> {
  for (const course of await readCourses(contentDir)) {
    await output.write(`covers/${course.id}.svg`, courseCover(course));
  }
}

const started = performance.now();
const output = await openOutput(join(webDir, 'public'), join(memoryDir, 'public.json'));
await buildFonts(join(webDir, 'src/theme'), join(memoryDir, 'fonts.json'));
await buildCovers(output);
await buildIcons(output, siteConfig);
const { files, written } = await output.finish(['books']);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Assets: ${files} files, ${written} new or changed, ${seconds} s`);
