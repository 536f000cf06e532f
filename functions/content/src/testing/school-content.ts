import { inject } from 'vitest';
import { loadContent, madeOnce, type SchoolContent } from '../load-content.ts';
import type {} from './keep-content.ts';

const shared = globalThis as { schoolContent?: SchoolContent };

/**
 * The school's own content, which takes seconds to read: read once for all test files. Files that share a process share the
 * object, so no test may change it.
 */
export function schoolContent(): SchoolContent {
  shared.schoolContent ??= madeOnce('content', loadContent, { folder: inject('contentFolder') });
  return shared.schoolContent;
}
