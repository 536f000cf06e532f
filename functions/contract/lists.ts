/**
 * The 19 course lists: docs/contract.md, "Sidebars".
 * Routes, sidebars, handlers, seeds and tests are maps over these rows: a new list is a new row.
 */

import { labels } from './messages.ts';

export interface CourseList {
  /** Key in Firestore and in the seed, and the endpoint's name: `GET /api/<list>`. */
  readonly list: string;
  /** The page's address. */
  readonly path: `/${string}`;
  /** What the sidebar and the page's second heading say. */
  readonly label: string;
}

export const classLists = [
  { list: 'classOne', path: '/classes', label: 'Class 1' },
  { list: 'classTwo', path: '/classes/two', label: 'Class 2' },
  { list: 'classThree', path: '/classes/three', label: 'Class 3' },
  { list: 'classFour', path: '/classes/four', label: 'Class 4' },
  { list: 'classFive', path: '/classes/five', label: 'Class 5' },
  { list: 'classSix', path: '/classes/six', label: 'Class 6' },
  { list: 'classSeven', path: '/classes/seven', label: 'Class 7' },
  { list: 'classEight', path: '/classes/eight', label: 'Class 8' },
  { list: 'classNine', path: '/classes/nine', label: 'Class 9' },
  { list: 'classTen', path: '/classes/ten', label: 'Class 10' },
  { list: 'classEleven', path: '/classes/eleven', label: 'Class 11' },
  { list: 'classTwelve', path: '/classes/twelve', label: 'Class 12' },
] as const satisfies readonly CourseList[];

export const courseLists = [
  { list: 'freeCourse', path: '/courses', label: 'Free course' },
  {
    list: 'discountCourse',
    path: '/courses/discountCourse',
    label: 'Discount course',
  },
  {
    list: 'liveCourse',
    path: '/courses/liveCourse',
    label: 'Live course',
  },
  {
    list: 'specialCourse',
    path: '/courses/specialCourse',
    label: 'Special course',
  },
  {
    list: 'islamicCourse',
    path: '/courses/IslamicCourse',
    label: 'Islamic course',
  },
  {
    list: 'kidsCourse',
    path: '/courses/KidsCourse',
    label: 'Kids course',
  },
  {
    list: 'entertainCourse',
    path: '/courses/EntertainingCourse',
    label: 'Entertaining course',
  },
] as const satisfies readonly CourseList[];

export const allLists = [...classLists, ...courseLists] as const;

export type ClassListName = (typeof classLists)[number]['list'];
export type CourseListName = (typeof courseLists)[number]['list'];
export type ListName = ClassListName | CourseListName;

export const listNames: readonly ListName[] = allLists.map((row) => row.list);

/** What the page of a list is called, and the lists of its sidebar: docs/contract.md, "Sidebars". */
export interface ListGroup {
  readonly title: string;
  readonly lists: readonly CourseList[];
}

const classGroup: ListGroup = { title: labels.classesTitle, lists: classLists };
const courseGroup: ListGroup = { title: labels.coursesTitle, lists: courseLists };

/** The group that a list stands in. */
export function groupOf({ list }: CourseList): ListGroup {
  return classLists.some((row) => row.list === list) ? classGroup : courseGroup;
}

/** The row of a list name. Every list name has one. */
export function listOf(name: ListName): CourseList {
  const row = allLists.find((candidate) => candidate.list === name);
  if (!row) throw new Error(`No list is called ${name}`);
  return row;
}
