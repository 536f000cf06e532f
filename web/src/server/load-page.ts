import { createHash } from 'node:crypto';
import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import type { PageHashes } from '@pathshala/contract/calls/site-server';
import { learnAllSubjects, type Subject } from '@pathshala/contract/catalogue/subjects';
import {
  type NewerPage,
  type NewerPages,
  newerPage,
  settingsPath,
} from '@pathshala/contract/site/all-routes';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import {
  createStaticHandler,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { fileOfRoute, siteRoutes } from '../app/site-routes.tsx';
import { type School, subjectsKey } from '../page/page-loader.ts';
import type { PageFile } from '../page-files.ts';
import { siteLanguage, siteRoot } from '../words/language.ts';

export const handlerOf = (routes: RouteObject[]) => createStaticHandler(routes, { basename: siteRoot });

/** Shared by all pages: its creation visits every route, and each route's module is loaded once. */
export const siteHandler = handlerOf(siteRoutes());

/** @throws the first error of a loader, except a 404, which is rendered */
function throwErrors({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
}

/** @throws what a loader throws, except a 404, which is its status */
export async function loadPage(url: string, { query, dataRoutes }: typeof siteHandler, school: School) {
  const request = new Request(new URL(url, 'http://site.invalid'));
  const subjects = await newSubjects(school);
  const context = await query(request, { requestContext: school });
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  throwErrors(context);
  addSubjects(context, subjects);
  return { context, dataRoutes, status: context.statusCode };
}

export function filesIn({ matches }: Pick<StaticHandlerContext, 'matches'>): PageFile[] {
  return matches.flatMap(({ route }) => fileOfRoute(route.id) ?? []);
}

export function dataIn(context: StaticHandlerContext): unknown {
  const route = context.matches.find(({ route: { id } }) => fileOfRoute(id)?.data === 'file')?.route;
  return route && context.loaderData[route.id];
}

const inOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Independent of the order of object members. */
function contentHashOf(data: unknown): string {
  const text = JSON.stringify(data, inOrder) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

const builtInLanguage = new Map(
  inOneLanguage(builtSubjects, siteLanguage).map((one) => [one.id, contentHashOf(one)]),
);

/** Those that differ from what the build knows, which pages then know. */
async function newSubjects(school: School): Promise<readonly Subject[]> {
  const subjects = await school.items('subjects');
  learnAllSubjects(subjects);
  return subjects.filter((one) => builtInLanguage.get(one.id) !== contentHashOf(one));
}

/** Adds to the data of pages the new subjects that they name: the browser has those of the build. */
function addSubjects({ loaderData }: StaticHandlerContext, subjects: readonly Subject[]): void {
  for (const [id, data] of Object.entries(loaderData)) {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) continue;
    const text = JSON.stringify(data);
    const own = subjects.filter((one) => text.includes(`"${one.id}"`));
    if (own.length > 0) loaderData[id] = { ...data, [subjectsKey]: own };
  }
}

/** Undefined for pages that cannot change after the build. */
export function contentHashIn(context: StaticHandlerContext): string | undefined {
  const isFixed = filesIn(context).some((file) => file.isFixed);
  const data = dataIn(context);
  return isFixed || data === undefined ? undefined : contentHashOf(data);
}

export async function readData(url: string, school: School): Promise<unknown> {
  const { context, status } = await loadPage(url, siteHandler, school);
  return status === 404 ? undefined : dataIn(context);
}

export async function settingsHash(school: School): Promise<string> {
  const [settings, footer] = await Promise.all([school.settings(), school.footer()]);
  return contentHashOf({ ...settings, footer });
}

export async function newerPages(hashes: PageHashes, school: School): Promise<NewerPages> {
  const newer: Record<string, NewerPage> = {};
  for (const [path, built] of Object.entries(hashes)) {
    const hash =
      path === settingsPath(siteLanguage) ? settingsHash(school) : readData(path, school).then(contentHashOf);
    // If the data cannot be read, the built page stays.
    const contentHash = await hash.catch(() => built);
    if (contentHash !== built) newer[path] = newerPage(path, contentHash);
  }
  return newer;
}
