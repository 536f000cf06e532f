import { siteIn } from '@pathshala/brand/site-in';
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

/** @throws Error if the build did not write it */
function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The build did not write ${name}`);
  return value;
}

export function builtSiteOf({ bootScript, madeOf, styles }: SiteParts): BuiltSite {
  return {
    bootScript,
    madeOf: (files) => required(madeOf[files.join(' ')], files.join(' ')),
    styles: (sheet) => required(styles[sheet], sheet),
  };
}

const comesWithBuild = () => Promise.reject(new Error('Only the build renders pages of this'));

/** Words and exercises only change with a build. */
const whole = (school: PublishedSchool): School => ({
  ...school,
  // If nothing is published.
  home: async () => (await school.home()) ?? builtHome(siteLanguage),
  glossary: comesWithBuild,
  exercise: comesWithBuild,
});

const nothing = async () => [];

const emptySchool: PublishedSchool = {
  courses: nothing,
  lesson: async () => undefined,
  articles: nothing,
  html: async () => '',
  items: async () => [] as never,
  page: async () => undefined,
  footer: nothing,
  settings: async () => siteIn(siteLanguage),
  home: async () => undefined,
};

const fieldRoutes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    children: [{ id: 'shell', Component: DraftShell, children: [{ path: '*', Component: DraftFields }] }],
  },
];

/** The draft's page, or its raw fields. */
async function draftIn(site: BuiltSite, draft: ShownDraft): Promise<string> {
  if (draft.page) {
    const { path, school } = draft.page;
    // An unfinished draft may lack what its page needs.
    const page = await render(path, { site, school: whole(school), draft }).catch(() => undefined);
    if (page?.status === 200) return page.html;
  }
  const { html } = await render(siteRoot, { site, school: whole(emptySchool), draft }, fieldRoutes);
  return html;
}

/** Renders pages for the function. @param parts the build's `site.json` */
export const openServer: SiteModule['openServer'] = (parts, hashes) => {
  const site = builtSiteOf(parts);
  return {
    page: (path, school, isShell = false) => render(path, { site, school: whole(school), isShell }),
    data: (path, school) => readData(path, whole(school)),
    // Without `state` pictures are chosen as in the build, so that a drawn one does not count as a change.
    newerPages: ({ state, ...school }) => newerPages(hashes, whole(school)),
    draft: (draft) => draftIn(site, draft),
  };
};
