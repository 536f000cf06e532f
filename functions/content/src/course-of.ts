import type { CourseDetail, CourseWords, OutlineItem } from '@pathshala/contract/courses/course';

/**
 * A course in one language with derived fields: cover, list, number of lessons, minutes.
 * @param words source text; an outline in it is ignored
 * @param outline its lessons in order
 * @param complete whether all are written
 */
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
