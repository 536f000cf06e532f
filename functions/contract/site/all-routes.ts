import { allLists, type CourseList } from '../catalogue/lists.ts';
import { instructorSubjects } from '../catalogue/subjects.ts';
import { fillPath } from '../http/endpoint.ts';
import { type ContentName, type PageRow, pages } from './routes.ts';

/** What a route shows: a page of its own, or the one page that all lists or all subjects share. */
export type PageName = keyof typeof pages | 'courseList' | 'instructors';

/** A row of the whole table. */
export interface Route extends PageRow {
  readonly id: string;
  readonly page: PageName;
}

const forMembers = { audience: 'signed-in', prerender: false, shell: true, crawlers: 'skip' } as const;

/** The page of a course list. */
export function listRoute(row: CourseList) {
  const { list, path } = row;
  return { ...forMembers, id: list, page: 'courseList', path } as const satisfies Route;
}

/** The page of an instructor subject. */
export function instructorRoute({ subject, path }: (typeof instructorSubjects)[number]) {
  const id = `instructor-${subject}`;
  return { ...forMembers, id, page: 'instructors', path, data: 'file' } as const satisfies Route;
}

const ownPages = Object.entries(pages).map(
  ([name, row]): Route => ({ ...row, id: name, page: name as keyof typeof pages }),
);

/** Every route of the site, once. */
export const allRoutes: readonly Route[] = [
  ...ownPages,
  ...allLists.map(listRoute),
  ...instructorSubjects.map(instructorRoute),
];

/** Of the content that has a page for each entry: what stands in the page's path for each of them. */
export type ContentIds = Readonly<Record<ContentName, readonly Readonly<Record<string, string>>[]>>;

/**
 * The addresses of a route: its path, or one for each id of its content.
 * @throws Error for a path with a parameter that no content fills
 */
export function addressesOf({ path, prerender }: PageRow, ids: ContentIds): string[] {
  if (typeof prerender === 'string') return ids[prerender].map((values) => fillPath(path, values));
  if (path.includes(':')) throw new Error(`No content fills ${path}`);
  return [path];
}

/** The address that a page's shell is written for: one for all that the path may stand for. */
export function shellAddress({ path }: PageRow): string {
  return path.replace(/:\w+/g, '-');
}

/** The file of an address that is written as HTML, in the folder of the built site. */
export function fileOf(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}

/** The address of the page without a text of its own: the site draws there whatever was asked for. */
export const spaFallback = '/__spa-fallback';

/** The file of anything that lies on the built site, in its folder. @param address of a page or a file */
export function builtFileOf(address: string): string {
  if (/\.\w+$/.test(address)) return address.slice(1);
  return address.endsWith(spaFallback) ? `${address.slice(1)}.html` : fileOf(address);
}

/** Addresses whose page is written as HTML at build time. */
export function prerenderedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ prerender }) => prerender).flatMap((route) => addressesOf(route, ids));
}

/** Addresses of which the shell alone is written. */
export function shellAddresses(): string[] {
  return allRoutes.filter(({ shell }) => shell).map(shellAddress);
}

/** Addresses that search engines may list. */
export function listedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'list').flatMap((route) => addressesOf(route, ids));
}

/** Paths that robots are asked to stay away from. */
export function keptOutPaths(): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'keep-out').map(({ path }) => path);
}
