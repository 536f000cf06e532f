import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@pathshala/content/load-content';

const readable = /\.(html|js|json|data|md|xml|txt|svg|css)$/;

/** What a word of a lesson means, which the glossary says to everybody. */
const meaning = /<span class="meaning".*?<\/span><\/span>/gs;

/** Stretches of a text that are long enough to be of it alone, of letters that no format escapes; the longest first. */
function stretchesOf(html: string): string[] {
  return html
    .replaceAll(meaning, '')
    .split(/[^A-Za-z ,.;:?!]+/)
    .map((stretch) => stretch.trim())
    .filter(({ length }) => length >= 40)
    .sort((a, b) => b.length - a.length);
}

/** Stretches of every lesson after the first of its course, and of why an answer is right, that no first lesson says itself. */
function closedTexts(): string[] {
  const courses = [...loadContent().lessons.values()];
  const open = courses.map(([first]) => first?.body).join('\n');
  const bodies = courses.flatMap(([, ...others]) => others.map(({ body }) => stretchesOf(body).slice(0, 3)));
  const reasons = courses
    .flat()
    .flatMap(({ quiz }) => quiz.map(({ explanation }) => stretchesOf(explanation)));
  return [...bodies, ...reasons].flat().filter((stretch) => !open.includes(stretch));
}

/**
 * What the files that anybody may fetch have of lessons that are not open to all: a stretch of their text, why an answer is
 * right, or which option is. A question's data are its words and its options.
 * @param site absolute path of the built site
 * @param files paths of its files, from there
 */
export function closedLessonsIn(site: string, files: readonly string[]): string[] {
  const closed = closedTexts();
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
