import type { SchoolContent } from '@pathshala/content/load-content';
import { avatars } from '@pathshala/contract/accounts/avatars';
import { avatarPath } from '@pathshala/contract/accounts/picture';
import { instructorSubjects, subjectNames, subjects } from '@pathshala/contract/catalogue/subjects';
import { scenes } from '@pathshala/contract/content/home';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { scenePath } from '@pathshala/contract/pictures/item-picture';
import { homeSheets, subjectPaths } from '@pathshala/contract/site/paths';
import { type Language, translations } from '@pathshala/contract/text/languages';
import { type CourseSource, subjectSources } from './content.ts';
import { blogPicture } from './covers/blog-picture.ts';
import { bookCover } from './covers/book-cover.ts';
import { courseCover } from './covers/course-cover.ts';
import { drawingFile } from './drawing/drawing-file.ts';
import { sheetOf } from './drawing/sheet.ts';
import type { Output } from './output.ts';
import { portrait, unknownPerson } from './portraits/portrait.ts';
import { programPicture } from './programs/program-picture.ts';
import { tintOf } from './signs/tint.ts';

/** Covers of courses, with a word in a language; those of free courses also together, for home. */
export async function buildCourseCovers(
  output: Output,
  courses: readonly CourseSource[],
  language: Language,
): Promise<void> {
  for (const course of courses) {
    await output.write(coverIn(`/covers/${course.id}.svg`, language).slice(1), courseCover(course));
  }
  for (const one of subjectSources(language)) {
    await output.write(
      coverIn(subjectPaths.cover(one.list, one.subject), language).slice(1),
      courseCover(one),
    );
  }
  const free = courses.filter(({ list, isOpen }) => isOpen && list === 'freeCourse');
  const sheet = sheetOf(free.map((one) => [one.id, courseCover(one)]));
  await output.write(homeSheets.freeCourses(language).slice(1), sheet);
}

/** Covers of articles (without words) and books (with the words on the book). */
export async function buildCovers(
  output: Output,
  { articles, books }: Pick<SchoolContent, 'articles' | 'books'>,
): Promise<void> {
  for (const { _id, subject } of articles) {
    await output.write(`covers/blog-${_id}.svg`, blogPicture(_id, subject));
  }
  for (const { _id, title, level, subject } of books) {
    await output.write(`covers/book-${_id}.svg`, bookCover({ id: _id, title, level, subject }));
  }
  // For content published after the build.
  for (const subject of subjectNames) {
    await output.write(subjectPaths.articlePicture(subject).slice(1), blogPicture(`of-${subject}`, subject));
    const untitled = { id: `of-${subject}`, title: '', level: '', subject };
    await output.write(subjectPaths.bookCover(subject).slice(1), bookCover(untitled));
  }
}

/** Covers of translated books, as `<id>.bn` among the typeset ones. */
export async function buildTranslatedCovers(
  output: Output,
  content: Pick<SchoolContent, 'in'>,
  typeset: readonly string[],
): Promise<void> {
  for (const language of translations) {
    for (const { _id, title, level, subject } of content.in[language].books) {
      if (!typeset.includes(`${_id}.${language}`)) continue;
      await output.write(`covers/${language}/book-${_id}.svg`, bookCover({ id: _id, title, level, subject }));
    }
  }
}

/** Portraits of instructors (by id), of home's learners (by seed), and those to choose from. */
export async function buildPortraits(output: Output, { instructors, home }: SchoolContent): Promise<void> {
  for (const person of instructors) {
    const { block } =
      instructorSubjects.find((row) => row.subject === person.subject) ?? instructorSubjects[0];
    if (person.portrait)
      await output.write(`portraits/${person.id}.svg`, portrait(person.portrait, tintOf(block)));
  }
  for (const [at, { portrait: learner }] of home.testimonials.entries()) {
    const { subject } = subjects[at % subjects.length] ?? subjects[0];
    if (learner) await output.write(`portraits/${learner.seed}.svg`, portrait(learner, tintOf(subject)));
  }
  await output.write('img/avatar-default.svg', unknownPerson());
  for (const [at, { name, portrait: chosen }] of avatars.entries()) {
    const { subject } = subjects[at % subjects.length] ?? subjects[0];
    await output.write(avatarPath(name).slice(1), portrait(chosen, tintOf(subject)));
  }
}

/** Pictures of home's programs, a sheet for each tab. */
export async function buildPrograms(output: Output, { home }: SchoolContent): Promise<void> {
  for (const [grade, programs] of Object.entries(home.programs)) {
    const drawings = programs.map(({ id, subject }) => [id, programPicture(id, subject)] as const);
    await output.write(homeSheets.programs(grade).slice(1), sheetOf(drawings));
  }
}

/** The home page's moments. */
export async function buildMoments(output: Output): Promise<void> {
  for (const scene of scenes) {
    await output.write(scenePath(scene).slice(1), drawingFile(`scenes/${scene}`));
  }
}

/** Pictures of states: no such page, nothing there yet, nothing found, not allowed. */
export async function buildStates(output: Output): Promise<void> {
  for (const state of ['not-found', 'empty', 'none-found', 'refused', 'error'])
    await output.write(`img/${state}.svg`, drawingFile(`states/${state}`));
}
