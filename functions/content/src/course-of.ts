import type { CourseDetail, OutlineItem } from '@pathshala/contract/course';
import type { ListName } from '@pathshala/contract/lists';
import type { InOneLanguage } from '@pathshala/contract/local-text';
import type { CourseSource } from '@pathshala/contract/source-schemas';

/**
 * A course in one language with what follows from the rest: address of the cover, list, number of lessons, minutes.
 * @param outline its lessons in their order
 * @param complete whether they are all written
 */
export function courseOf(
  { id, title, price, subject, summary, audience, outcomes }: InOneLanguage<CourseSource>,
  list: ListName,
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
    summary,
    lessons: outline.length,
    minutes: outline.reduce((sum, item) => sum + item.minutes, 0),
    complete,
    audience,
    outcomes,
    outline: [...outline],
  };
}
