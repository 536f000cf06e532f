import { courseFieldNames, course as kind } from '@pathshala/content/kinds/course';
import { textsAt } from '@pathshala/content/kinds/fields-of';
import type { CardRecord, CourseRecord } from '@pathshala/content/records';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { ownValue } from '@pathshala/contract/http/own-value';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { firstLanguage, type Language, type Translation } from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';

/** A list's course in a language. */
export function cardIn(record: CardRecord, language: Language): Course {
  if (language === firstLanguage) return inContractOrder<Course>(record);
  const course = inContractOrder<Course>({
    ...record,
    ...record[language],
    img: coverIn(record.img, language),
  });
  return withLanguages(course, language);
}

/** A course with its outline, in a language. */
export function courseIn(id: string, record: CourseRecord, language: Language): CourseDetail {
  const own = { _id: id, ...record };
  if (language === firstLanguage) return inContractOrder<CourseDetail>(own);
  const course = inContractOrder<CourseDetail>({ ...own, ...record[language], ...shownIn(record, language) });
  return withLanguages(course, language);
}

/** A course in a person's own lists. */
export type ShownOfCourse = Pick<CourseRecord, 'title' | 'img' | 'outline'>;

/** Course fields read by `shownIn`. */
export function shownFields(language: Language): ('title' | 'img' | 'outline' | Translation)[] {
  return ['title', 'img', 'outline', ...(language === firstLanguage ? [] : [language])];
}

/** Translates title, cover and lessons of a course; falls back to the original. */
export function shownIn(
  record: ShownOfCourse & Pick<CourseRecord, Translation>,
  language: Language,
): ShownOfCourse {
  const { title, img, outline } = record;
  if (language === firstLanguage) return { title, img, outline };
  const texts = record[language];
  return {
    title: texts?.title ?? title,
    img: coverIn(img, language),
    outline: outline.map((item) => ({ ...item, title: ownValue(texts?.outline, item.id) ?? item.title })),
  };
}

/** Adds which texts are not translated. */
function withLanguages<T extends Course>(course: T, language: Language): T {
  const texts = textsAt({ type: 'group', of: kind.fields }, course).flatMap(({ path, field, value }) =>
    field.translatable ? [[path, String(value)] as const] : [],
  );
  const lang = otherLanguages(Object.fromEntries(texts), language);
  return lang ? { ...course, lang } : course;
}

/** Firestore does not keep field order: with the contract's order the same course has the same bytes and ETag. */
function inContractOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    courseFieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}
