import { loadContent, type SchoolContent } from '../load-content.ts';

const shared = globalThis as { schoolContent?: SchoolContent };

/** The school's own content, which takes seconds to read: once for all files of tests that share a process. None changes it. */
export function schoolContent(): SchoolContent {
  shared.schoolContent ??= loadContent();
  return shared.schoolContent;
}
