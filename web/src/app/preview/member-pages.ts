import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import { type Book, type BookSource, bookEntry } from '@pathshala/contract/content/blog';
import type { Instructor } from '@pathshala/contract/content/instructor';
import { paths, subjectPaths } from '@pathshala/contract/site/paths';
import { portraitOf } from '../../course-ui/built-instructors.ts';
import { liveList, livePage } from './live-school.ts';
import type { MakePage } from './previewed-page.ts';

/** Of a book that has none yet. */
const noPdf = { pdf: '', bytes: 0, pages: 0 };

export const bookPage: MakePage = async ({ id, own, language }) => {
  const live = await liveList<Book>('/blog2.json');
  const before = live.find(({ _id }) => _id === id);
  const words = { title: '', userName: '', description: '', level: '', lang: language, ...own };
  const img = before?.img ?? subjectPaths.bookCover(String(own.subject ?? 'mathematics'));
  const book = bookEntry({ ...words, _id: id } as unknown as BookSource, img, before ?? noPdf);
  const books = before ? live.map((one) => (one === before ? book : one)) : [book, ...live];
  return {
    ...{ page: 'books', at: paths.book(id), forMembers: true },
    answers: { 'GET /blog2.json': () => books },
  };
};

export const instructorPage: MakePage = async ({ id, own }) => {
  const { path } = instructorSubjects.find(({ subject }) => subject === own.subject) ?? instructorSubjects[0];
  const live = (await livePage<readonly { readonly id: string }[]>(path)) ?? [];
  const img = portraitOf(own as Pick<Instructor, 'picture'>);
  const person = { name: '', education: '', bio: '', links: {}, ...own, id, img };
  const isThere = live.some((one) => one.id === id);
  return {
    ...{ page: 'instructors', at: path, forMembers: true },
    data: isThere ? live.map((one) => (one.id === id ? person : one)) : [person, ...live],
  };
};
