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
  /** What a cover's marigold chip says. */
  readonly chip: string;
}

export const classLists = [
  { list: 'classOne', path: '/classes', label: 'Class 1', chip: '1' },
  { list: 'classTwo', path: '/classes/two', label: 'Class 2', chip: '2' },
  { list: 'classThree', path: '/classes/three', label: 'Class 3', chip: '3' },
  { list: 'classFour', path: '/classes/four', label: 'Class 4', chip: '4' },
  { list: 'classFive', path: '/classes/five', label: 'Class 5', chip: '5' },
  { list: 'classSix', path: '/classes/six', label: 'Class 6', chip: '6' },
  { list: 'classSeven', path: '/classes/seven', label: 'Class 7', chip: '7' },
  { list: 'classEight', path: '/classes/eight', label: 'Class 8', chip: '8' },
  { list: 'classNine', path: '/classes/nine', label: 'Class 9', chip: '9' },
  { list: 'classTen', path: '/classes/ten', label: 'Class 10', chip: '10' },
  { list: 'classEleven', path: '/classes/eleven', label: 'Class 11', chip: '11' },
  { list: 'classTwelve', path: '/classes/twelve', label: 'Class 12', chip: '12' },
] as const satisfies readonly CourseList[];

export const courseLists = [
  { list: 'freeCourse', path: '/courses', label: 'Free course', chip: 'Free' },
  {
    list: 'discountCourse',
    path: '/courses/discountCourse',
    label: 'Discount course',
    chip: 'Deal',
  },
  {
    list: 'liveCourse',
    path: '/courses/liveCourse',
    label: 'Live course',
    chip: 'Live',
  },
  {
    list: 'specialCourse',
    path: '/courses/specialCourse',
    label: 'Special course',
    chip: 'Special',
  },
  {
    list: 'islamicCourse',
    path: '/courses/IslamicCourse',
    label: 'Islamic course',
    chip: 'Islamic',
  },
  {
    list: 'kidsCourse',
    path: '/courses/KidsCourse',
    label: 'Kids course',
    chip: 'Kids',
  },
  {
    list: 'entertainCourse',
    path: '/courses/EntertainingCourse',
    label: 'Entertaining course',
    chip: 'Fun',
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
