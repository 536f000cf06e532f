/// <reference path="../../../../functions/src/seed/temml.d.ts" />
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import people from '@pathshala/functions/content/instructors.json';
import type { Course, CourseDetail } from '@pathshala/functions/contract/course';
import type { Instructor } from '@pathshala/functions/contract/instructor';
import { portraitPath } from '@pathshala/functions/contract/paths';
import { instructorSubjects } from '@pathshala/functions/contract/subjects';
import type { CourseInstructor, CoursePageData } from './course-page-data.ts';

/** Checked against the contract's schema when the pictures are made. */
const instructors = people as readonly Instructor[];
const relatedCount = 4;

type Seed = typeof import('../../../../functions/src/seed/read-courses.ts');
type Courses = readonly CourseDetail[];

let content: Promise<Courses> | undefined;

/** Node itself loads the seed's code: it and its libraries are no part of the site. The build runs in `web`. */
async function readCourses(): Promise<Courses> {
  const functions = join(process.cwd(), '..', 'functions');
  const seed = pathToFileURL(join(functions, 'src/seed/read-courses.ts')).href;
  const { readContent } = (await import(/* @vite-ignore */ seed)) as Seed;
  return readContent(join(functions, 'content')).courses;
}

/** Same subject and same list count most, then courses that are open; near places before far ones. */
function relatedTo(course: CourseDetail, courses: Courses): Course[] {
  const place = courses.indexOf(course);
  const near = (other: CourseDetail) =>
    (other.subject === course.subject ? 4 : 0) +
    (other.list === course.list ? 4 : 0) +
    (other.complete ? 2 : 0);
  return courses
    .map((other, at) => ({ other, score: near(other), distance: Math.abs(at - place) }))
    .filter(({ other, score }) => other !== course && score >= 4)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
    .slice(0, relatedCount)
    .map(({ other: { audience, outcomes, outline, ...card } }) => card);
}

/** One of the subject's instructors; which one depends on the course, so that all five are met. */
function instructorOf(course: CourseDetail, courses: Courses): CourseInstructor | null {
  const row = instructorSubjects.find((candidate) => candidate.block === course.subject);
  if (!row) return null;
  const team = instructors.filter((instructor) => instructor.subject === row.subject);
  const turn = courses.filter((other) => other.subject === course.subject).indexOf(course);
  const person = team[turn % team.length];
  if (!person) return null;
  const { id, name, education, bio } = person;
  return { name, education, bio, img: portraitPath(id), path: row.path, subject: row.label };
}

/**
 * What the page of a course is made of. Runs while pages are made, never in a browser.
 * @returns undefined for an unknown id
 */
export async function readCoursePage(id: string): Promise<CoursePageData | undefined> {
  content ??= readCourses();
  const courses = await content;
  const course = courses.find((candidate) => candidate._id === id);
  return course && { course, related: relatedTo(course, courses), instructor: instructorOf(course, courses) };
}
