import { inject } from 'vitest';
import { loadContent, madeOnce, type SchoolContent } from '../load-content.ts';
import type {} from './keep-content.ts';

const shared = globalThis as { schoolContent?: SchoolContent };

/**
 * The school's own content, which takes seconds to read: once for all files of tests, of which those that share a process share
 * it. None changes it.
 */
export function schoolContent(): SchoolContent {
  shared.schoolContent ??= madeOnce('content', loadContent, { folder: inject('contentFolder') });
  return shared.schoolContent;
}
