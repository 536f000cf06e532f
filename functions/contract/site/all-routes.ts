import { allLists, type CourseList, schoolClasses } from '../catalogue/lists.ts';
import { instructorSubjects } from '../catalogue/subjects.ts';
import { fillPath } from '../http/endpoint.ts';
import { addressesInAll, addressIn, firstLanguage, type Language } from '../text/languages.ts';
import { type ContentName, type PageRow, pages } from './routes.ts';

/** The page of a route: its own, or the shared page of all lists or all subjects. */
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

/** All routes of the site. */
export const allRoutes: readonly Route[] = [
  ...ownPages,
  ...allLists.map(listRoute),
  ...instructorSubjects.map(instructorRoute),
];

/** Ids of content with a page per entry, by path parameter. */
export type ContentIds = Readonly<Record<ContentName, readonly Readonly<Record<string, string>>[]>>;

/** Every class has a page. */
export const classIds: ContentIds['classes'] = schoolClasses.map((one) => ({ classNumber: `${one}` }));

/**
 * The addresses of a route: its path, or one for each id of its content.
 * @throws Error for a path parameter without content
 */
export function addressesOf({ path, prerender }: PageRow, ids: ContentIds): string[] {
  if (typeof prerender === 'string') return ids[prerender].map((values) => fillPath(path, values));
  if (path.includes(':')) throw new Error(`No content fills ${path}`);
  return [path];
}

/** The address of a route's shell; one for all its parameters. */
export function shellAddress({ path }: PageRow): string {
  return path.replace(/:\w+/g, '-');
}

/** The HTML file of an address in the built site. */
export function fileOf(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}

/** The address of the fallback page. */
export const spaFallback = '/__spa-fallback';

/**
 * The file of an address in the built site.
 * @param address of a page or a file
 */
export function builtFileOf(address: string): string {
  if (/\.\w+$/.test(address)) return address.slice(1);
  return address.endsWith(spaFallback) ? `${address.slice(1)}.html` : fileOf(address);
}

/** What saved pages are made of, in a language: docs/offline.md, "Save offline". */
export interface SavedFiles {
  /** Addresses of the modules and styles of saved pages, with those that they load later. */
  readonly files: readonly string[];
  /** What the exercises of a skill need besides. */
  readonly skills: Readonly<Record<string, readonly string[]>>;
}

/** The address of that list, which the build writes. */
export const savedFilesPath = (language: Language): string => addressIn(language, '/saved-files.json');

/** Prerendered addresses. */
export function prerenderedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ prerender }) => prerender).flatMap((route) => addressesOf(route, ids));
}

/** Addresses with a prerendered shell only. */
export function shellAddresses(): string[] {
  return allRoutes.filter(({ shell }) => shell).map(shellAddress);
}

/** Indexable addresses. */
export function listedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'list').flatMap((route) => addressesOf(route, ids));
}

/** Paths disallowed in robots.txt. */
export function keptOutPaths(): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'keep-out').map(({ path }) => path);
}

/** A page's rows: one for each language, all of which name all. */
function rowsOf(path: string, origin: string): string[] {
  const all = addressesInAll(path).map(({ language, path: own }) => ({
    language: language as string,
    address: new URL(own, origin).href,
  }));
  const others = all.find(({ language }) => language === firstLanguage);
  const links = [...all, ...(others ? [{ ...others, language: 'x-default' }] : [])]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return all.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
}

/** Addresses that search engines may list, as the route table says, in every language. */
export function sitemap(origin: string, ids: ContentIds): string {
  const rows = listedAddresses(ids).flatMap((path) => rowsOf(path, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Address of a page's newer version. Each version has its own address, so that caches cannot mix them up. */
export interface NewerPage {
  readonly page: string;
  readonly data: string;
}

/** Paths of the pages that changed since the build. */
export type NewerPages = Readonly<Record<string, NewerPage>>;

/** Root of the newer versions of pages. */
export const newerRoot = '/newest';

/** Address of the list of changed pages in a language. */
export const newerPagesAddress = (language: Language): string =>
  newerRoot + addressIn(language, '/list.json');

/** @param path of the page, as in its address; @param contentHash of what it shows: its end says which version it is */
export function newerPage(path: string, contentHash: string): NewerPage {
  const version = `?print=${contentHash}`;
  return {
    page: newerRoot + path + version,
    data: `${newerRoot}${path.replace(/\/$/, '')}/data.json${version}`,
  };
}
