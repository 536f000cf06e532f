import { builtHome } from '@pathshala/content/home';
import type {
  PublishedSchool,
  ShownDraft,
  SiteModule,
  SiteParts,
} from '@pathshala/contract/calls/site-server';
import { Document } from '../app/document.tsx';
import { DraftFields, DraftShell } from '../app/draft.tsx';
import type { School } from '../page/page-loader.ts';
import type { RouteObject } from '../ui/router.ts';
import { siteLanguage, siteRoot } from '../words/language.ts';
import type { BuiltSite } from './document-of.ts';
import { newerPages, readData } from './load-page.ts';
import { render } from './render.tsx';

/** @throws Error for what the build has not left there */
function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The build knows nothing of ${name}`);
  return value;
}

/** What browsers are given, as the build has written it down. */
export function builtSiteOf({ bootScript, madeOf, styles }: SiteParts): BuiltSite {
  return {
    bootScript,
    madeOf: (files) => required(madeOf[files.join(' ')], files.join(' ')),
    styles: (sheet) => required(styles[sheet], sheet),
  };
}

const comesWithBuild = () => Promise.reject(new Error('Only the build renders pages of this'));

/** Words and exercises are the site's own: none are newer than its build. */
const whole = (school: PublishedSchool): School => ({
  ...school,
  // Of a school that has published nothing.
  home: async () => (await school.home()) ?? builtHome(siteLanguage),
  glossary: comesWithBuild,
  exercise: comesWithBuild,
});

const nothing = async () => [];

/** For a draft whose fields alone are shown. */
const emptySchool: PublishedSchool = {
  courses: nothing,
  lesson: async () => undefined,
  articles: nothing,
  html: async () => '',
  items: async () => [] as never,
  page: async () => undefined,
  home: async () => undefined,
};

const fieldRoutes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    children: [{ id: 'shell', Component: DraftShell, children: [{ path: '*', Component: DraftFields }] }],
  },
];

/** A draft as its page will be, else its fields as they are written. */
async function draftIn(site: BuiltSite, draft: ShownDraft): Promise<string> {
  if (draft.page) {
    const { path, school } = draft.page;
    // What is not finished may lack anything that a page is made of.
    const page = await render(path, { site, school: whole(school), draft }).catch(() => undefined);
    if (page?.status === 200) return page.html;
  }
  const { html } = await render(siteRoot, { site, school: whole(emptySchool), draft }, fieldRoutes);
  return html;
}

/** Renders pages for the function, which has the school as it is published. @param parts what the build has left in `site.json` */
export const openServer: SiteModule['openServer'] = (parts, hashes) => {
  const site = builtSiteOf(parts);
  return {
    page: (path, school, isShell = false) => render(path, { site, school: whole(school), isShell }),
    data: (path, school) => readData(path, whole(school)),
    // The build draws pictures, too: what has none of its own is no other page.
    newerPages: ({ state, ...school }) => newerPages(hashes, whole(school)),
    draft: (draft) => draftIn(site, draft),
  };
};
