import { courseFieldNames } from '@pathshala/content/kinds/course';

/** Firestore keeps no order of fields: in the contract's order the same course is the same bytes, and the same ETag. */
export function inContractOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    courseFieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}
