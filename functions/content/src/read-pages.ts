import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  placeholders,
  type SchoolPage,
  type SchoolPageName,
  schoolPageHeadSchema,
  schoolPageNames,
} from '@pathshala/contract/school-page';
import { splitFrontMatter } from './front-matter.ts';
import type { Problems } from './problems.ts';
import { renderMarkdown } from './render/render-lesson.ts';
import { pageFaults, schoolPageOf } from './school-page-of.ts';

/**
 * Reads the pages that are text alone, `pages/<name>.md`. What comes before the first `## ` is for a child; each `## ` after
 * it is a section for a parent.
 * @param folder absolute path of the content folder
 */
export function readPages(folder: string, problems: Problems): SchoolPage[] {
  return schoolPageNames.flatMap((name) => readPage(folder, name, problems) ?? []);
}

function readPage(folder: string, name: SchoolPageName, problems: Problems): SchoolPage | undefined {
  const file = `pages/${name}.md`;
  const path = join(folder, file);
  if (!existsSync(path)) {
    problems.add(file, '(file)', 'is missing');
    return undefined;
  }
  const parts = splitFrontMatter(readFileSync(path, 'utf8'), file, [], problems);
  if (!parts) return undefined;
  const head = problems.check(schoolPageHeadSchema, parts.fields, file);
  for (const [, word = ''] of parts.body.matchAll(/\{(\w*)\}/g)) {
    if (!placeholders.some((known) => known === word)) problems.add(file, `{${word}}`, 'is not known');
  }
  for (const { part, detail } of pageFaults(parts.body)) problems.add(file, part, detail);
  return head && schoolPageOf(name, { ...head, body: parts.body }, (text) => rendered(text, file, problems));
}

function rendered(markdown: string, file: string, problems: Problems): string {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    problems.add(file, '(text)', error instanceof Error ? error.message : String(error));
    return '';
  }
}
