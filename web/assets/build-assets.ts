import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instructorSubjects, subjects } from '@pathshala/functions/contract/subjects';
import { siteConfig } from '../src/site.config.ts';
import { readCourses, readHome, readInstructors } from './content.ts';
import { courseCover } from './covers/course-cover.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import { buildIcons } from './icons/build-icons.ts';
import { type Output, openOutput } from './output.ts';
import { portrait, unknownPerson } from './portraits/portrait.ts';
import { tintOf } from './signs/tint.ts';
import { themeCss } from './theme/build-theme-css.ts';

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

async function buildPortraits(output: Output): Promise<void> {
  for (const person of await readInstructors(contentDir)) {
    const { block } =
      instructorSubjects.find((row) => row.subject === person.subject) ?? instructorSubjects[0];
    await output.write(`portraits/${person.id}.svg`, portrait(person.portrait, tintOf(block)));
  }
  const { testimonials } = await readHome(contentDir);
  for (const [at, { portrait: learner }] of testimonials.entries()) {
    const { subject } = subjects[at % subjects.length] ?? subjects[0];
    await output.write(`portraits/${learner.seed}.svg`, portrait(learner, tintOf(subject)));
  }
  await output.write('img/avatar-default.svg', unknownPerson());
}

const started = performance.now();
const output = await openOutput(join(webDir, 'public'), join(memoryDir, 'public.json'));
await buildFonts(join(webDir, 'src/theme'), join(memoryDir, 'fonts.json'));
await writeFile(join(webDir, 'src/theme/theme.css'), themeCss());
await buildCovers(output);
await buildPortraits(output);
await buildIcons(output, siteConfig);
const { files, written } = await output.finish(['books']);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Assets: ${files} files, ${written} new or changed, ${seconds} s`);
