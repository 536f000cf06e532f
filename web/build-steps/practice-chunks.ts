import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { linksByLesson, plannedSkills, skillTitlesIn } from '@pathshala/content/practice/catalogue';
import type { ExerciseTemplate } from '@pathshala/content/practice/exercise';
import { templates } from '@pathshala/content/practice/templates/all-templates';
import { firstLanguage, type Language } from '@pathshala/contract/language';
import type { Plugin } from 'vite';

const registry = fileURLToPath(import.meta.resolve('@pathshala/content/practice/templates/all-templates'));
const folder = dirname(registry);
const published = new Set(templates.map(({ id }) => id));

const isTemplate = (one: unknown): one is ExerciseTemplate =>
  typeof one === 'object' && one !== null && published.has(String((one as { id?: unknown }).id));

/** A row for each template of a file: its id, and how its file gives it. */
async function rowsOf(file: string): Promise<string[]> {
  const exports = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const from = `./${relative(dirname(folder), file)}`;
  return Object.entries(exports).flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).filter(isTemplate).map(({ id }) => {
      return `${JSON.stringify(id)}: () => import(${JSON.stringify(from)}).then((file) => file.${name})`;
    }),
  );
}

/** What the module that fetches templates says of one that is not there: by this it is known among those that are built. */
export const noTemplate = 'there is no template ';

/** What fetches the one file that a template lies in. */
async function loaders(): Promise<string> {
  // The lists of all of them would bring the whole in one piece.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => dirname(name) !== '.' && name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const rows = await Promise.all(files.sort().map((name) => rowsOf(join(folder, name))));
  return `const files = {\n${rows.flat().join(',\n')}\n};
export async function loadTemplate(id) {
  const found = Object.hasOwn(files, id) && (await files[id]()).find((one) => one.id === id);
  if (!found) throw new Error('${noTemplate}' + id);
  return found;
}
`;
}

const moduleOf =
  /\/functions\/content\/src\/practice\/(load-template|lesson-links|skill-table|skill-titles)\.ts$/;

/**
 * Takes the exercise templates apart: a page fetches the file of the one that it practises, a lesson only names and
 * addresses in its own language, home what says how much is due, and lists of names the names alone.
 */
export function practiceChunks(language: Language = firstLanguage): Plugin {
  return {
    name: 'pathshala:practice-chunks',
    enforce: 'pre',
    async load(id) {
      const [, name] = moduleOf.exec(id) ?? [];
      if (name === 'load-template') return await loaders();
      if (name === 'lesson-links')
        return `export const lessonLinks = ${JSON.stringify(linksByLesson(language))};\n`;
      if (name === 'skill-table') return `export const skillTable = ${JSON.stringify(plannedSkills())};\n`;
      if (name === 'skill-titles')
        return `export const skillTitles = ${JSON.stringify(skillTitlesIn(language))};\n`;
      return undefined;
    },
  };
}
