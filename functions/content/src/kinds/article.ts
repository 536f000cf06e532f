import type { StudioFields } from '@pathshala/contract/content/fields';
import { inItsLanguage } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import type { Language } from '@pathshala/contract/text/languages';
import { calledBy, day, defineKind, entryStart, picture, pictureText, text, words } from './define-kind.ts';

/** The language of its text, if not the reader's. For a book `lang` is the PDF's language. */
function inOwnLanguage(fields: StudioFields): StudioFields {
  return inItsLanguage(fields as { description: string; lang: Language });
}

export const article = defineKind({
  one: 'article',
  called: calledBy('studio.articles', 'studio.article'),
  title: 'title',
  page: paths.blog,
  files: { as: 'folder', at: 'blogs', idField: '_id' },
  search: {
    ...{ group: 'blogs', text: ['description'] },
    alone: { called: 'article', note: 'userName', topics: 'summary' },
  },
  shown: inOwnLanguage,
  begins: () => ({ lang: 'en', date: schoolDay(Date.now()) }),
  form: ['title', 'userName', 'subject', 'lang', 'date', 'summary', 'picture', 'pictureText', 'description'],
  fields: {
    ...entryStart,
    description: text({
      ...{ min: 20, max: 20_000, untrimmed: true, translatable: true, markdown: true },
      ...{ control: 'markdown', label: 'studio-fields.body', hint: 'studio-help.articleText' },
    }),
    date: day('studio-fields.date', 'studio-help.date'),
    summary: words([20, 160], 'studio-fields.summary', 'studio-help.articleSummary', { rows: 2 }),
    picture: picture('article'),
    pictureText: pictureText(),
  },
});
