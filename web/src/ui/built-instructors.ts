import { instructors as built } from '@pathshala/content/instructors';
import type { Instructor } from '@pathshala/contract/instructor';
import { portraitPath, unknownPortrait } from '@pathshala/contract/paths';

const places = new Map(built.map(({ id }, at) => [id, at]));

/** Who came since the build comes last. Of a school that has published nobody they are those of the build. */
export function inBuiltOrder(all: readonly Instructor[]): readonly Instructor[] {
  const placeOf = ({ id }: Instructor) => places.get(id) ?? built.length;
  if (all.length === 0) return built;
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether the build has drawn a portrait. */
export const hasPortrait = ({ id }: Pick<Instructor, 'id'>): boolean => places.has(id);

/** The portrait, and of who came since the build what stands for a person. */
export function portraitOf(person: Pick<Instructor, 'id'>): string {
  return hasPortrait(person) ? portraitPath(person.id) : unknownPortrait;
}
