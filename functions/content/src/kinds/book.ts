import { paths } from '@pathshala/contract/site/paths';
import { calledBy, defineKind, entryStart, pdf, picture, words } from './define-kind.ts';

export const book = defineKind({
  one: 'book',
  called: calledBy('studio.books', 'studio.book'),
  title: 'title',
  page: paths.book,
  files: { as: 'folder', at: 'books', idField: '_id' },
  search: {
    ...{ group: 'books', text: ['level', 'description'], classes: 'level' },
    alone: { called: 'book pdf', note: 'userName' },
  },
  begins: () => ({ lang: 'en' }),
  form: ['title', 'userName', 'subject', 'lang', 'level', 'file', 'picture', 'description'],
  fields: {
    ...entryStart,
    level: words([2, 40], 'studio-fields.audience', 'studio-help.bookLevel'),
    picture: picture('book'),
    /** Instead of a typeset one. */
    file: pdf('studio-pdf.label', 'studio-pdf.hint'),
  },
});
