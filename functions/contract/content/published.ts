import { withPicture } from '../pictures/item-picture.ts';
import { firstLanguage, type Language, languageOf } from '../text/languages.ts';
import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields, StudioKind } from './fields.ts';

export const homeSections = [
  'myCourses',
  'freeLessons',
  'programs',
  'platforms',
  'testimonials',
  'education',
  'investors',
  'moments',
  'press',
  'blog',
  'instructors',
  'brands',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** A student's own courses are no claim of the school's. */
export const hideableParts = ['figures', ...homeSections.slice(1)] as readonly HideablePart[];
export type HideablePart = 'figures' | Exclude<HomeSection, 'myCourses'>;

export const platformKinds = ['android', 'ios', 'web', 'low-bandwidth'] as const;

export type HomeFile = KindFields['home'];
export type WrittenHome = InOneLanguage<HomeFile>;
type Full<T> = { readonly [Name in keyof T]-?: NonNullable<T[Name]> };
export type HomeContent = Full<Omit<WrittenHome, 'programs' | 'hidden'>> & {
  readonly hidden?: WrittenHome['hidden'];
  readonly programs: Full<NonNullable<WrittenHome['programs']>>;
};
export type Program = HomeContent['programs']['gradeThree'][number];

export function wholeHome(written: WrittenHome): HomeContent {
  const { hero, figures = [], sections = {}, programs = {}, platforms = [], testimonials = [] } = written;
  const { education = [], investors = [], moments = [], press = [], brands = [], hidden } = written;
  const { gradeThree = [], gradeEight = [], gradeTwelve = [] } = programs;
  return {
    ...{ hero, figures, sections, programs: { gradeThree, gradeEight, gradeTwelve } },
    ...{ platforms, testimonials, education, investors, moments, press, brands },
    ...(hidden && { hidden }),
  };
}

export type BlogFile = { _id: string } & KindFields['articles'];
export type BookFile = { _id: string } & KindFields['books'];
export type BlogSource = InOneLanguage<BlogFile>;
export type BookSource = InOneLanguage<BookFile>;

/** An article in a single language names it; translated ones use the reader's. */
export const inItsLanguage = <T extends { readonly description: string; readonly lang: Language }>(
  article: T,
): T => ({ ...article, lang: languageOf(article.description) ?? article.lang });

export type Blog = Omit<BlogSource, 'picture'> & { img: string };
export type Book = Omit<BookSource, 'file' | 'picture'> & { img: string } & BookPdf;

interface BookPdf {
  pdf: string;
  bytes: number;
  pages: number;
}

export function bookEntry(
  { file, ...source }: BookSource,
  drawn: string,
  typeset: BookPdf | undefined,
): Book | undefined {
  const text = withPicture(source, drawn);
  if (file) {
    const { url, bytes, pages } = file;
    return { ...text, pdf: url, bytes, pages };
  }
  if (!typeset) return undefined;
  const { pdf, bytes, pages } = typeset;
  return { ...text, pdf, bytes, pages };
}

export function isHttpsLink(text: unknown): text is string {
  return typeof text === 'string' && URL.canParse(text) && new URL(text).protocol === 'https:';
}

export type InstructorFile = { id: string } & KindFields['instructors'];
export type Instructor = InOneLanguage<InstructorFile>;

/** Pages that the site itself links to: they stay, and say everything twice, in plain words and in exact ones. */
export const linkedPages: readonly string[] = ['help', 'privacy', 'terms', 'refunds'];

export const placeholders = ['school', 'owner', 'address', 'country', 'email', 'privacy'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface SchoolPage extends Omit<InOneLanguage<KindFields['pages']>, 'body'> {
  /** Its address is `/<name>`. */
  readonly name: string;
  readonly simple: string;
  readonly sections: readonly SchoolPageSection[];
}

export interface SchoolPageSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

export interface FooterPage {
  readonly name: string;
  readonly title: string;
}

/** The school's own pages first. One without an answer is from before it was asked. */
export function footerPages(pages: readonly Pick<SchoolPage, 'name' | 'title' | 'footer'>[]): FooterPage[] {
  const place = ({ name }: FooterPage) => linkedPages.indexOf(name);
  return pages
    .filter(({ footer }) => footer !== 'no')
    .map(({ name, title }) => ({ name, title }))
    .sort((a, b) => place(a) - place(b));
}

export type PartContent<Kind extends StudioKind> = Kind extends 'pages'
  ? SchoolPage
  : Kind extends 'home'
    ? WrittenHome
    : readonly ({ id: string } & InOneLanguage<KindFields[Kind]>)[];

export interface PublishedPart<Kind extends StudioKind = StudioKind> {
  /** Content hash over all languages; tells the studio that readers have the published text. */
  readonly print: string;
  readonly content: PartContent<Kind>;
}

/** The document id of a lesson in a language: `first`, `first.bn`. Lesson ids contain no dots. */
export function lessonVersion(lessonId: string, language: Language): string {
  return language === firstLanguage ? lessonId : `${lessonId}.${language}`;
}
