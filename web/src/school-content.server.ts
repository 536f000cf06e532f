import type { SchoolContent } from '@pathshala/content/load-content';

let content: Promise<SchoolContent> | undefined;

/** The school's files, read once while pages are made; never in a browser. */
export function schoolContent(): Promise<SchoolContent> {
  content ??= import('@pathshala/content/load-content').then(({ loadContent }) => loadContent());
  return content;
}
