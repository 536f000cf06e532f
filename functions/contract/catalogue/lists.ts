/** docs/contract.md, "Sidebars". To add a list, add a row, `courses/<list>.json` and its messages in `web/messages`. */

import type { NameKey } from '@pathshala/messages/keys';

export interface CourseList {
  readonly list: string;
  readonly path: `/${string}`;
  readonly label: NameKey;
  readonly class?: number;
}

export const classLists = [
  { list: 'classOne', path: '/classes', label: 'class1', class: 1 },
  { list: 'classTwo', path: '/classes/two', label: 'class2', class: 2 },
  { list: 'classThree', path: '/classes/three', label: 'class3', class: 3 },
  { list: 'classFour', path: '/classes/four', label: 'class4', class: 4 },
  { list: 'classFive', path: '/classes/five', label: 'class5', class: 5 },
  { list: 'classSix', path: '/classes/six', label: 'class6', class: 6 },
  { list: 'classSeven', path: '/classes/seven', label: 'class7', class: 7 },
  { list: 'classEight', path: '/classes/eight', label: 'class8', class: 8 },
  { list: 'classNine', path: '/classes/nine', label: 'class9', class: 9 },
  { list: 'classTen', path: '/classes/ten', label: 'class10', class: 10 },
  { list: 'classEleven', path: '/classes/eleven', label: 'class11', class: 11 },
  { list: 'classTwelve', path: '/classes/twelve', label: 'class12', class: 12 },
] as const satisfies readonly CourseList[];

export const courseLists = [
  { list: 'freeCourse', path: '/courses', label: 'freeCourse' },
  { list: 'discountCourse', path: '/courses/discountCourse', label: 'discountCourse' },
  { list: 'liveCourse', path: '/courses/liveCourse', label: 'liveCourse' },
  { list: 'specialCourse', path: '/courses/specialCourse', label: 'specialCourse' },
  { list: 'islamicCourse', path: '/courses/IslamicCourse', label: 'islamicCourse' },
  { list: 'kidsCourse', path: '/courses/KidsCourse', label: 'kidsCourse' },
  { list: 'entertainCourse', path: '/courses/EntertainingCourse', label: 'entertainCourse' },
] as const satisfies readonly CourseList[];

export const allLists = [...classLists, ...courseLists] as const;

export type ClassList = (typeof classLists)[number];

export type SchoolClass = ClassList['class'];

export const schoolClasses: readonly SchoolClass[] = classLists.map((row) => row.class);

export const lastClass = Math.max(...schoolClasses);

type ListRow = ClassList | ((typeof courseLists)[number] & { readonly class?: undefined });

export type ListName = (typeof allLists)[number]['list'];

export const listNames: readonly ListName[] = allLists.map((row) => row.list);

interface ListGroup {
  readonly title: NameKey;
  readonly lists: readonly CourseList[];
}

const classGroup: ListGroup = { title: 'classesTitle', lists: classLists };
const courseGroup: ListGroup = { title: 'coursesTitle', lists: courseLists };

export function groupOf(row: CourseList): ListGroup {
  return row.class === undefined ? courseGroup : classGroup;
}

export function classListOf(number: number): ClassList | undefined {
  return classLists.find((row) => row.class === number);
}

export function listOf(name: ListName): ListRow {
  const row = allLists.find((candidate): candidate is ListRow => candidate.list === name);
  if (!row) throw new Error(`No list is called ${name}`);
  return row;
}
