import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchoolContent } from '@pathshala/content/load-content';

const readable = /\.(html|js|json|data|md|xml|txt|svg|css)$/;

/** Explanations of terms, public in the glossary. */
const meaning = /<span class="meaning".*?<\/span><\/span>/gs;

/** Long enough to be unique, of letters that no format escapes; the longest first. */
export function stretchesOf(html: string): string[] {
  return html
    .replaceAll(meaning, '')
    .split(/[^A-Za-z ,.;:?!]+/)
    .map((stretch) => stretch.trim())
    .filter(({ length }) => length >= 40)
    .sort((a, b) => b.length - a.length);
}

/** Every lesson after the first of its course, and quiz explanations, without texts of first lessons. */
function closedTexts({ lessons }: SchoolContent): string[] {
  const courses = [...lessons.values()];
  const open = courses.map(([first]) => first?.body).join('\n');
  const bodies = courses.flatMap(([, ...others]) => others.map(({ body }) => stretchesOf(body).slice(0, 3)));
  const reasons = courses
    .flat()
    .flatMap(({ quiz }) => quiz.map(({ explanation }) => stretchesOf(explanation)));
  return [...bodies, ...reasons].flat().filter((stretch) => !open.includes(stretch));
}

/** @param files paths in the site */
export function closedLessonsIn(site: string, files: readonly string[], content: SchoolContent): string[] {
  const closed = closedTexts(content);
  if (closed.length < 100) return [`Only ${closed.length} stretches of closed lessons to look for`];
  const secret = new RegExp(
    `${closed.join('|').replaceAll(/[.?]/g, '\\$&')}|[,{[]\\\\*"(?:answer|explanation)\\\\*"`,
  );
  return files
    .filter((file) => readable.test(file))
    .flatMap((file) => {
      const [found] = secret.exec(readFileSync(join(site, file), 'utf8')) ?? [];
      return found === undefined ? [] : [`${file}: ${found}`];
    });
}
