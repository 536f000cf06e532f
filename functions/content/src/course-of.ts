import type { StudioFields } from '@pathshala/contract/content/fields';
import type { CourseDetail, CourseWords, OutlineItem } from '@pathshala/contract/courses/course';
import { firstLanguage, type Language, type Translation } from '@pathshala/contract/text/languages';
import { fieldsIn } from './kinds/fields-of.ts';

export interface LessonRow extends OutlineItem {
  readonly titles: Readonly<Partial<Record<Translation, string | undefined>>>;
}

/** Open if its lessons are its outline. */
export function courseIn(
  id: string,
  written: StudioFields,
  lessons: readonly LessonRow[],
  language: Language,
): CourseDetail {
  const own = fieldsIn('courses', written, language) as unknown as CourseWords & { readonly place?: number };
  const { place: _, outline: planned, ...fields } = own;
  const inThis = lessons.map(({ titles, title, ...one }) => ({
    ...one,
    title: (language === firstLanguage ? undefined : titles[language]) ?? title,
  }));
  return courseOf(id, fields, planned ?? inThis, planned === undefined);
}

export function courseOf(
  id: string,
  { title, price, list, subject, picture, audience, outcomes, ...more }: Omit<CourseWords, 'outline'>,
  outline: readonly OutlineItem[],
  complete: boolean,
): CourseDetail {
  return {
    _id: id,
    title,
    price,
    img: picture ?? `/covers/${id}.svg`,
    list,
    subject,
    ...more,
    lessons: outline.length,
    minutes: outline.reduce((sum, item) => sum + item.minutes, 0),
    complete,
    audience,
    outcomes,
    outline: [...outline],
  };
}
