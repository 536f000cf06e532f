import { limits } from '@pathshala/contract/http/limits';
import { uploadedPdf } from '@pathshala/contract/pictures/media';
import { paths, subjectPaths } from '@pathshala/contract/site/paths';
import { defineKind, entryStart, group, number, picture, text, words } from './define-kind.ts';

export const book = defineKind({
  one: 'book',
  called: {
    ...{ many: 'studio.booksMany', some: 'studio.booksSome' },
    ...{ one: 'studio.book', about: 'studio.booksAbout' },
  },
  title: 'title',
  page: paths.book,
  files: { as: 'folder', at: 'books', idField: '_id' },
  search: {
    ...{ group: 'books', text: ['level', 'description'], classes: 'level' },
    alone: { called: 'book pdf', note: 'userName', picture: subjectPaths.bookCover },
  },
  begins: () => ({ lang: 'en' }),
  form: ['title', 'userName', 'subject', 'lang', 'level', 'file', 'picture', 'description'],
  fields: {
    ...entryStart,
    level: words([2, 40], 'studio-fields.audience', 'studio-help.bookLevel'),
    picture: picture('book'),
    /** An uploaded PDF, instead of a typeset one. docs/contract.md, "The studio" */
    file: group(
      {
        url: text({ pattern: [uploadedPdf, 'faults.pdfNotUploaded'] }),
        bytes: number({ integer: true, min: 1, max: limits.mediaBytes }),
        pages: number({ integer: true, min: 1, max: 2000, label: 'studio-pdf.pagesPart' }),
      },
      { optional: true, control: 'pdf', label: 'studio-pdf.label', hint: 'studio-pdf.hint' },
    ),
  },
});
