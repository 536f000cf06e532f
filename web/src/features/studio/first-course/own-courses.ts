import type { StudioEntry } from '@pathshala/contract/studio/items';

/** A course somebody made or changed here; the others came with the school's files. */
const isOwn = ({ at }: StudioEntry) => at !== null;

/** Whether one of the school's own courses is live. */
export const hasLiveCourse = (courses: readonly StudioEntry[]): boolean =>
  courses.some((one) => isOwn(one) && one.revision !== undefined);

/** The course that is being made: the one changed last. */
export const courseInWork = (courses: readonly StudioEntry[]): StudioEntry | undefined => courses.find(isOwn);
