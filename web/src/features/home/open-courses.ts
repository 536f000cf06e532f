import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { School } from '../../page/page-loader.ts';

/** An open course, with its first lesson, which is public. */
export interface OpenCourse {
  readonly id: string;
  readonly title: string;
  readonly list: ListName;
  readonly subject: SubjectName;
  readonly img: string;
  /** The number of its lessons. */
  readonly lessons: number;
  readonly lesson: { readonly id: string; readonly title: string; readonly minutes: number };
}

/** The open courses, the free ones first. Never in a browser. */
export async function openCourses(school: School): Promise<OpenCourse[]> {
  const courses = await school.courses();
  const open = courses
    .filter(({ complete }) => complete)
    .sort((a, b) => Math.sign(a.price) - Math.sign(b.price));
  return open.flatMap(({ _id, title, list, subject, img, outline }) =>
    outline[0] ? [{ id: _id, title, list, subject, img, lessons: outline.length, lesson: outline[0] }] : [],
  );
}
