import { courseDetailSchema, courseSchema } from '@pathshala/contract/course';

const fieldNames = [...Object.keys(courseSchema.fields), ...Object.keys(courseDetailSchema.fields)];

/** Firestore keeps no order of fields: in the contract's order the same course is the same bytes, and the same ETag. */
export function inContractOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}
