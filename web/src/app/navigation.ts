import { paths } from '@pathshala/contract/site/paths';
import { words } from '../words/words.ts';

/** docs/contract.md, "Header and navigation bar" */
export const navigation = [
  { label: words['fixed.home'], path: paths.home, also: [paths.gradeEight, paths.gradeTwelve] },
  { label: words['fixed.classes'], path: paths.classes, also: [] },
  { label: words['fixed.courses'], path: paths.courses, also: [] },
  { label: words['fixed.books'], path: paths.books, also: [] },
  { label: words['fixed.instructor'], path: paths.instructor, also: [] },
  { label: words['fixed.blog'], path: paths.blogs, also: [] },
  { label: words['fixed.contactUS'], path: paths.contact, also: [] },
  { label: words['titles.practice'], path: paths.practice, also: [] },
] as const satisfies readonly { label: () => string; path: string; also: readonly string[] }[];

/** @param address current address */
export function isActive(row: (typeof navigation)[number], address: string): boolean {
  // Prerendered pages have a trailing slash.
  const pathname = address.replace(/(.)\/$/, '$1');
  if (row.path === paths.home) return [row.path, ...row.also].some((path) => path === pathname);
  return pathname === row.path || pathname.startsWith(`${row.path}/`);
}
