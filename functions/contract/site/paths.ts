import { classLists, courseLists } from '../catalogue/lists.ts';
import { instructorSubjects } from '../catalogue/subjects.ts';
import { fillPath } from '../http/endpoint.ts';
import { firstLanguage, type Language } from '../text/languages.ts';
import { pages } from './routes.ts';

type Pages = typeof pages;

/** Pages without path parameters. */
type FixedPaths = {
  readonly [Name in keyof Pages as Pages[Name]['path'] extends `${string}:${string}`
    ? never
    : Name]: Pages[Name]['path'];
};

const fixedPaths = Object.fromEntries(
  Object.entries(pages)
    .filter(([, { path }]) => !path.includes(':'))
    .map(([name, { path }]) => [name, path]),
) as FixedPaths;

/** Addresses of the site's pages, from their routes. The API's search answers use them too. */
export const paths = {
  ...fixedPaths,
  classes: classLists[0].path,
  courses: courseLists[0].path,
  instructor: instructorSubjects[0].path,
  myCourses: `${pages.home.path}#my-courses`,
  blog: (blogId: string) => fillPath(pages.blog.path, { blogId }),
  book: (id: string) => `${pages.books.path}#${id}`,
  course: (courseId: string) => fillPath(pages.course.path, { courseId }),
  lesson: (courseId: string, lessonId: string) => fillPath(pages.lesson.path, { courseId, lessonId }),
  learnClass: (classNumber: number) => fillPath(pages.learnClass.path, { classNumber: `${classNumber}` }),
  /** The model tests of a class, or the one of a subject. */
  modelTests: (schoolClass: number | string, subject?: string) =>
    `${pages.modelTest.path}?class=${schoolClass}${subject ? `&subject=${subject}` : ''}`,
  practiceSkill: (skillId: string) => fillPath(pages.practiceSkill.path, { skillId }),
  receipt: (orderId: string) => fillPath(pages.receipt.path, { orderId }),
  person: (uid: string) => fillPath(pages.person.path, { uid }),
  studioKind: (kind: string) => fillPath(pages.studioKind.path, { kind }),
  studioItem: (kind: string, id: string) => fillPath(pages.studioItem.path, { kind, id }),
  practiceCheckout: (courseId: string) => fillPath(pages.practiceCheckout.path, { courseId }),
} as const;

/** Fallback pictures of a subject without courses or articles. */
export const subjectPaths = {
  /** A course's cover in a list. */
  cover: (list: string, subject: string) => `/covers/of/${list}-${subject}.svg`,
  /** A book's cover, without a title. */
  bookCover: (subject: string) => `/covers/book-of/${subject}.svg`,
  /** An article's picture. */
  articlePicture: (subject: string) => `/covers/drawn/article-${subject}-1.svg`,
} as const;

/** Stands for a person of whom there is no portrait. */
export const unknownPortrait = '/img/avatar-default.svg';

/** Home's drawings that stand side by side, in one file each: `#` and a name behind it shows one of them. */
export const homeSheets = {
  freeCourses: (language: Language) =>
    language === firstLanguage ? '/img/sheets/free-courses.svg' : `/img/sheets/free-courses.${language}.svg`,
  programs: (grade: string) => `/img/sheets/${grade}.svg`,
} as const;

/** What a phone is told that puts the site among its apps, in a language. */
export function manifestPath(language: Language): string {
  return language === firstLanguage ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

/**
 * Query of the course page after a checkout: `?checkout=done` or `?checkout=cancelled`. In its own module, so that the
 * course page does not load the schema library.
 */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
