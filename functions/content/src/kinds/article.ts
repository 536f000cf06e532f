import { paths } from '@pathshala/contract/paths';
import { day, entryStart } from './common-fields.ts';
import { defineKind, text } from './define-kind.ts';

export const article = defineKind({
  one: 'article',
  called: {
    ...{ many: 'studio.articlesMany', some: 'studio.articlesSome' },
    ...{ one: 'studio.article', about: 'studio.articlesAbout' },
  },
  title: 'title',
  page: paths.blog,
  files: { as: 'folder', at: 'blogs', idField: '_id' },
  keepsOwnLanguage: true,
  begins: () => ({ lang: 'en', date: new Date().toISOString().slice(0, 10) }),
  form: ['title', 'userName', 'subject', 'lang', 'date', 'summary', 'description'],
  fields: {
    ...entryStart,
    date: day('studio-fields.date'),
    summary: text({ min: 20, max: 160, translatable: true, label: 'studio-fields.summary', rows: 2 }),
  },
});
