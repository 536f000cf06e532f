import { itemIn } from '@pathshala/content/kinds/fields-of';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { Draft } from '../../page/draft-store.ts';
import { coursePage, lessonPage } from './course-pages.ts';
import { homePage } from './home-page.ts';
import { bookPage, instructorPage } from './member-pages.ts';
import type { MakePage, PreviewedPage } from './previewed-page.ts';
import { articlePage, noticePage, textPage } from './text-pages.ts';

/** The page of each kind. */
const pages: Readonly<Partial<Record<StudioKind, MakePage>>> = {
  courses: coursePage,
  lessons: lessonPage,
  articles: articlePage,
  books: bookPage,
  instructors: instructorPage,
  home: homePage,
  pages: textPage,
  notices: noticePage,
};

/** The page that a draft will be, with the school around it. @throws Error if it cannot be drawn */
export async function previewedPage(draft: Draft): Promise<PreviewedPage> {
  const { kind, id, fields, language } = draft;
  const { id: _, ...own } = itemIn(kind, { id, fields }, language);
  const make = pages[kind];
  if (!make) throw new Error(`${kind} have no page`);
  return await make({ ...draft, own });
}
