import type { Blog, BookSource } from '@pathshala/functions/contract/blog';
import { instructorSubjects, subjects } from '@pathshala/functions/contract/subjects';
import { type CourseSource, readHome, readInstructors } from './content.ts';
import { blogPicture } from './covers/blog-picture.ts';
import { bookCover } from './covers/book-cover.ts';
import { courseCover } from './covers/course-cover.ts';
import type { Output } from './output.ts';
import { portrait, unknownPerson } from './portraits/portrait.ts';
import { programPicture } from './programs/program-picture.ts';
import { library } from './scenes/library.ts';
import { nightStudy } from './scenes/night-study.ts';
import { rainyClass } from './scenes/rainy-class.ts';
import { riverSchool } from './scenes/river-school.ts';
import { scienceFair } from './scenes/science-fair.ts';
import { tintOf } from './signs/tint.ts';
import { empty, failed, notFound } from './states/state-pictures.ts';

/** Covers of courses, articles and books. */
export async function buildCovers(
  output: Output,
  courses: readonly CourseSource[],
  articles: readonly Blog[],
  books: readonly BookSource[],
): Promise<void> {
  for (const course of courses) await output.write(`covers/${course.id}.svg`, courseCover(course));
  for (const { _id, subject } of articles) {
    await output.write(`covers/blog-${_id}.svg`, blogPicture(_id, subject));
  }
  for (const { _id, title, level, subject } of books) {
    await output.write(`covers/book-${_id}.svg`, bookCover({ id: _id, title, level, subject }));
  }
}

/** Portraits of instructors (by id) and of the home page's learners (by seed). */
export async function buildPortraits(output: Output, contentDir: string): Promise<void> {
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

/** Pictures of the home page's programs. */
export async function buildPrograms(output: Output, contentDir: string): Promise<void> {
  const { programs } = await readHome(contentDir);
  for (const { id, subject } of Object.values(programs).flat()) {
    await output.write(`img/programs/${id}.svg`, programPicture(id, subject));
  }
}

const scenes: Readonly<Record<string, () => string>> = {
  'river-school': riverSchool,
  'night-study': nightStudy,
  'rainy-class': rainyClass,
  'science-fair': scienceFair,
  library,
};

/** The home page's moments. @throws when the content names a scene that nobody has drawn */
export async function buildMoments(output: Output, contentDir: string): Promise<void> {
  const { moments } = await readHome(contentDir);
  for (const { scene } of moments) {
    const draw = scenes[scene];
    if (!draw) throw new Error(`site/home.json: there is no scene called ${scene}`);
    await output.write(`img/moments/${scene}.svg`, draw());
  }
}

/** Pictures of states: nothing found, nothing there, something broken. */
export async function buildStates(output: Output): Promise<void> {
  await output.write('img/not-found.svg', notFound());
  await output.write('img/empty.svg', empty());
  await output.write('img/error.svg', failed());
}
