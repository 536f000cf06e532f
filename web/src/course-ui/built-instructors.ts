import { builtInstructors } from '@pathshala/content/instructors';
import type { Instructor } from '@pathshala/contract/content/published';
import { unknownPortrait } from '@pathshala/contract/site/paths';
import type { School } from '../page/page-loader.ts';
import { siteLanguage } from '../words/language.ts';

/** In the order of built pages, newer ones last. Falls back to the build's if none are published. */
export async function instructorsOf(school: School): Promise<readonly Instructor[]> {
  const all = await school.items('instructors');
  const built = builtInstructors(siteLanguage);
  const places = new Map(built.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: Instructor) => places.get(id) ?? built.length;
  if (all.length === 0) return built;
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function portraitOf({ picture }: Pick<Instructor, 'picture'>): string {
  return picture ?? unknownPortrait;
}
