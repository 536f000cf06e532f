import type { CourseDetail, CourseWords, OutlineItem } from '@pathshala/contract/courses/course';

/**
 * A course in one language with what follows from the rest: address of the cover, list, number of lessons, minutes.
 * @param words as they are written; an outline among them is left out
 * @param outline its lessons in their order
 * @param complete whether they are all written
 */
export function courseOf(
  id: string,
  { title, price, list, subject, audience, outcomes, ...more }: Omit<CourseWords, 'outline'>,
  outline: readonly OutlineItem[],
  complete: boolean,
): CourseDetail {
  return {
    _id: id,
    title,
    price,
    img: `/covers/${id}.svg`,
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
