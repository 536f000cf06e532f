import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { schoolPageOf, type WrittenPage, withNamesOf } from '@pathshala/content/school-page-of';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { Blog, BlogSource } from '@pathshala/contract/content/blog';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/content/school-page';
import { usualDrawing, withPicture } from '@pathshala/contract/pictures/item-picture';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { firstLanguage, type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { articlePageOf } from '../../features/blog/article-content.ts';
import { readSchoolPage } from '../../features/school-pages/school-pages.ts';
import type { School } from '../../page/page-loader.ts';
import { brokenPart } from './broken-part.ts';
import { liveList, livePage } from './live-school.ts';
import type { MakePage, OwnDraft } from './previewed-page.ts';

const today = () => schoolDay(Date.now());

export const articlePage: MakePage = async ({ id, own, language }) => {
  const others = (await liveList<Blog>('/blog.json')).filter(({ _id }) => _id !== id);
  const before = (await liveList<Blog>('/blog.json')).find(({ _id }) => _id === id);
  const subject = subjectNames.find((one) => one === own.subject) ?? 'mathematics';
  const written = { title: '', summary: '', description: '', userName: '', lang: language, ...own };
  const date = /^\d{4}-\d\d-\d\d$/.test(String(own.date)) ? own.date : today();
  const drawn = before?.img ?? usualDrawing('article', subject, id);
  const article: Blog = withPicture({ ...written, date, subject, _id: id } as unknown as BlogSource, drawn);
  return {
    ...{ page: 'blog', at: paths.blog(id) },
    data: await articlePageOf([article, ...others], id, async (text, written) =>
      renderMarkdown(text, langOfLanguage(written), undefined, brokenPart),
    ),
  };
};

function textIn({ id, fields }: OwnDraft, language: Language): SchoolPage {
  const own = { lead: '', body: '', ...fieldsIn('pages', fields, language), updated: today() };
  const render = (markdown: string) => renderMarkdown(markdown, undefined, undefined, brokenPart);
  return schoolPageOf(id as SchoolPageName, own as WrittenPage, render);
}

export const textPage: MakePage = async (draft) => {
  const first = textIn(draft, firstLanguage);
  const page = draft.language === firstLanguage ? first : withNamesOf(first, textIn(draft, draft.language));
  return {
    ...{ page: draft.id as SchoolPageName, at: `/${draft.id}` },
    data: await readSchoolPage({ page: async () => page } as unknown as School, draft.id),
  };
};

export const noticePage: MakePage = async ({ id, own }) => {
  const live = (await livePage<readonly { readonly id: string }[]>(paths.notices)) ?? [];
  return {
    ...{ page: 'notices', at: paths.notices },
    data: [{ title: '', text: '', ...own, id }, ...live.filter((one) => one.id !== id)],
  };
};
