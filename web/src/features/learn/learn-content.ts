import { type CourseList, classLists, courseLists } from '@pathshala/contract/catalogue/lists';
import { openFirst } from '@pathshala/contract/courses/course';
import type { NameKey } from '@pathshala/messages/keys';
import type { School } from '../../page/page-loader.ts';
import { type Counts, type CourseLine, classOf, countsOfClass, lineOf } from './class-content.ts';

export interface LearnPageData {
  readonly classes: readonly ClassBlock[];
  /** Courses that belong to no class, by list. */
  readonly lists: readonly { readonly label: NameKey; readonly courses: readonly CourseLine[] }[];
}

export interface ClassBlock extends Counts {
  readonly class: number;
  readonly label: NameKey;
}

/** What each class offers, and the courses that belong to no class. Runs at build time, never in a browser. */
export async function readLearn(school: School): Promise<LearnPageData> {
  const courses = await school.courses();
  const linesOf = ({ list }: CourseList) => openFirst(courses.filter((one) => one.list === list)).map(lineOf);
  return {
    classes: classLists.map((row) => ({
      ...{ class: row.class, label: row.label },
      ...countsOfClass(classOf(row, courses)),
    })),
    lists: courseLists
      .map((row) => ({ label: row.label, courses: linesOf(row) }))
      .filter((one) => one.courses.length > 0),
  };
}
