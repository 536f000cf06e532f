import { instructorSubjects } from '../catalogue/instructor-subjects.ts';
import { classLists, courseLists } from '../catalogue/lists.ts';
import { fillPath } from '../http/endpoint.ts';
import { firstLanguage, type Language } from '../text/languages.ts';
import { pages } from './routes.ts';

type Pages = typeof pages;

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

/** The settings, a kind with one item, have an address of their own. */
const inStudio = (kind: string, address: string) => (kind === 'school' ? pages.studioSettings.path : address);

export const paths = {
  ...fixedPaths,
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  classes: classLists[0].path,
  courses: courseLists[0].path,
  instructor: instructorSubjects[0].path,
  myCourses: `${pages.home.path}#my-courses`,
  blog: (blogId: string) => fillPath(pages.blog.path, { blogId }),
  book: (id: string) => `${pages.books.path}#${id}`,
  course: (courseId: string) => fillPath(pages.course.path, { courseId }),
  lesson: (courseId: string, lessonId: string) => fillPath(pages.lesson.path, { courseId, lessonId }),
  learnClass: (classNumber: number) => fillPath(pages.learnClass.path, { classNumber: `${classNumber}` }),
  modelTests: (schoolClass: number | string, subject?: string) =>
    `${pages.modelTest.path}?class=${schoolClass}${subject ? `&subject=${subject}` : ''}`,
  page: (pageId: string) => fillPath(pages.schoolPage.path, { pageId }),
  practiceSkill: (skillId: string) => fillPath(pages.practiceSkill.path, { skillId }),
  receipt: (orderId: string) => fillPath(pages.receipt.path, { orderId }),
  person: (uid: string) => fillPath(pages.person.path, { uid }),
  studioKind: (kind: string) => inStudio(kind, fillPath(pages.studioKind.path, { kind })),
  studioItem: (kind: string, id: string) => inStudio(kind, fillPath(pages.studioItem.path, { kind, id })),
  practiceCheckout: (courseId: string) => fillPath(pages.practiceCheckout.path, { courseId }),
} as const;

export const unknownPortrait = '/img/avatar-default.svg';

/** Of home's drawings: the programs of a grade, `learners`, `instructors`. */
export const homeSheet = (name: string) => `/img/sheets/${name}.svg`;

export function manifestPath(language: Language): string {
  return language === firstLanguage ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
