import type { Blog, BookSource } from '@pathshala/functions/contract/blog';
import { instructorSubjects, subjects } from '@pathshala/functions/contract/subjects';
import { type CourseSource, readHome, readInstructors } from './content.ts';
import { blogPicture } from './covers/blog-picture.ts';
import { bookCover } from './covers/book-cover.ts';
import { courseCover } from './covers/course-cover.ts';
import type { Output } from './output.ts';
import { portrait, unknownPerson } from './portraits/portrait.ts';
import { programPicture } from './programs/program-picture.ts';
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

/** Pictures of states: nothing found, nothing there, something broken. */
export async function buildStates(output: Output): Promise<void> {
  await output.write('img/not-found.svg', notFound());
  await output.write('img/empty.svg', empty());
  await output.write('img/error.svg', failed());
}
