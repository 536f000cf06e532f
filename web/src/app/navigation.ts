import { paths } from '@pathshala/contract/paths';

/** The navigation bar, in its order: docs/contract.md, "Header and navigation bar". */
export const navigation = [
  { label: 'Home', path: paths.home, also: [paths.gradeEight, paths.gradeTwelve] },
  { label: 'Class 1-12', path: paths.classes, also: [] },
  { label: 'Courses', path: paths.courses, also: [] },
  { label: 'Books', path: paths.books, also: [] },
  { label: 'Instructor', path: paths.instructor, also: [] },
  { label: 'Blog', path: paths.blogs, also: [] },
  { label: 'Contact US', path: paths.contact, also: [] },
] as const satisfies readonly { label: string; path: string; also: readonly string[] }[];

/**
 * Whether a row of the bar is the one to highlight.
 * @param address where the visitor is
 */
export function isActive(row: (typeof navigation)[number], address: string): boolean {
  // Prerendered pages are asked for with a slash at their end.
  const pathname = address.replace(/(.)\/$/, '$1');
  if (row.path === paths.home) return [row.path, ...row.also].some((path) => path === pathname);
  return pathname === row.path || pathname.startsWith(`${row.path}/`);
}
