import { type InstructorPlace, instructorSubjects } from '../catalogue/instructor-subjects.ts';
import { allLists, type CourseList, schoolClasses } from '../catalogue/lists.ts';
import { fillPath } from '../http/endpoint.ts';
import { addressesInAll, addressIn, type Language } from '../text/languages.ts';
import { type ContentName, type PageRow, pages } from './routes.ts';

export type PageName = keyof typeof pages | 'courseList' | 'instructors';

export interface Route extends PageRow {
  readonly id: string;
  readonly page: PageName;
}

const forMembers = { audience: 'signed-in', prerender: false, shell: true, crawlers: 'skip' } as const;

export function listRoute(row: CourseList) {
  const { list, path } = row;
  return { ...forMembers, id: list, page: 'courseList', path } as const satisfies Route;
}

export function instructorRoute({ subject, path }: Pick<InstructorPlace, 'subject' | 'path'>) {
  const id = `instructor-${subject}`;
  return { ...forMembers, id, page: 'instructors', path, data: 'file' } as const satisfies Route;
}

export const otherInstructors = instructorRoute({ subject: 'other', path: '/instructor/:subject' });

const ownPages = Object.entries(pages).map(
  ([name, row]): Route => ({ ...row, id: name, page: name as keyof typeof pages }),
);

export const allRoutes: readonly Route[] = [
  ...ownPages,
  ...allLists.map(listRoute),
  ...instructorSubjects.map(instructorRoute),
  otherInstructors,
];

export type ContentIds = Readonly<Record<ContentName, readonly Readonly<Record<string, string>>[]>>;

export const classIds: ContentIds['classes'] = schoolClasses.map((one) => ({ classNumber: `${one}` }));

export function addressesOf({ path, prerender }: PageRow, ids: ContentIds): string[] {
  if (typeof prerender === 'string') return ids[prerender].map((values) => fillPath(path, values));
  if (path.includes(':')) throw new Error(`No content fills ${path}`);
  return [path];
}

export function shellAddress({ path }: PageRow): string {
  return path.replace(/:\w+/g, '-');
}

export function fileOf(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}

export const spaFallback = '/__spa-fallback';

export function builtFileOf(address: string): string {
  if (/\.\w+$/.test(address)) return address.slice(1);
  return address.endsWith(spaFallback) ? `${address.slice(1)}.html` : fileOf(address);
}

/** What saved pages are made of, in a language: docs/offline.md, "Save offline". */
export interface SavedFiles {
  readonly files: readonly string[];
  readonly skills: Readonly<Record<string, readonly string[]>>;
}

export const savedFilesPath = (language: Language): string => addressIn(language, '/saved-files.json');

export function prerenderedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ prerender }) => prerender).flatMap((route) => addressesOf(route, ids));
}

export function shellAddresses(): string[] {
  return allRoutes.filter(({ shell }) => shell).map(shellAddress);
}

export function listedAddresses(ids: ContentIds): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'list').flatMap((route) => addressesOf(route, ids));
}

export function keptOutPaths(): string[] {
  return allRoutes.filter(({ crawlers }) => crawlers === 'keep-out').map(({ path }) => path);
}

function rowsOf(path: string, origin: string, first: Language): string[] {
  const all = addressesInAll(path).map(({ language, path: own }) => ({
    language: language as string,
    address: new URL(own, origin).href,
  }));
  const others = all.find(({ language }) => language === first);
  const links = [...all, ...(others ? [{ ...others, language: 'x-default' }] : [])]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return all.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
}

/** @param first the language for everybody else */
export function sitemap(origin: string, ids: ContentIds, first: Language): string {
  const rows = listedAddresses(ids).flatMap((path) => rowsOf(path, origin, first));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

export interface NewerPage {
  readonly page: string;
  readonly data: string;
}

export type NewerPages = Readonly<Record<string, NewerPage>>;

export const newerRoot = '/newest';

/** In the list of newer pages: what every page shows of the settings has changed. */
export const settingsPath = (language: Language): string => addressIn(language, pages.studioSettings.path);

export const newerPagesAddress = (language: Language): string =>
  newerRoot + addressIn(language, '/list.json');

export function newerPage(path: string, contentHash: string): NewerPage {
  const version = `?print=${contentHash}`;
  return {
    page: newerRoot + path + version,
    data: `${newerRoot}${path.replace(/\/$/, '')}/data.json${version}`,
  };
}
