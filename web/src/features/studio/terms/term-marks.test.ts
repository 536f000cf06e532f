import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { termsOf } from '@pathshala/content/terms/lesson-terms';
import { expect, test } from 'vitest';
import { docOf, readBlocks } from '../visual/read-markdown.ts';
import { termFinder } from './term-marks.ts';

const folder = join(import.meta.dirname, '../../../../../functions/content/lessons');
const lessons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map(
    (name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')] as const,
  );
const inEnglish = { subject: 'mathematics', list: 'classTwelve' } as const;

test.each(lessons)('%s: the words marked in the editor are those of its page', async (_name, markdown) => {
  for (const language of ['en', 'bn'] as const) {
    const terms = termsOf(inEnglish, language, language);
    const doc = docOf(readBlocks(markdown));
    const finder = termFinder(terms);
    await finder.search(doc);
    const found = finder.found(doc).map(({ from, to }) => doc.textBetween(from, to));
    const shown = renderMarkdown(markdown, language === 'bn' ? 'bn' : undefined, terms);
    const buttons = [...shown.matchAll(/class="term"[^>]*>([^<]*)</g)].map(([, word]) => word);
    expect(found).toEqual(buttons);
  }
});
