import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { linksByLesson, plannedSkills, skillTitlesIn } from '@pathshala/content/practice/catalogue';
import type { ExerciseTemplate } from '@pathshala/content/practice/exercise';
import { templates } from '@pathshala/content/practice/templates/all-templates';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { Plugin } from 'vite';

const registry = fileURLToPath(import.meta.resolve('@pathshala/content/practice/templates/all-templates'));
const folder = dirname(registry);
const published = new Set(templates.map(({ id }) => id));

const isTemplate = (one: unknown): one is ExerciseTemplate =>
  typeof one === 'object' && one !== null && published.has(String((one as { id?: unknown }).id));

interface TemplateLocation {
  readonly file: string;
  readonly list: string;
}

async function locationsIn(file: string): Promise<[string, TemplateLocation][]> {
  const exports = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(exports).flatMap(([list, all]) =>
    (Array.isArray(all) ? all : [])
      .filter(isTemplate)
      .map(({ id }): [string, TemplateLocation] => [id, { file, list }]),
  );
}

export async function templateLocations(): Promise<ReadonlyMap<string, TemplateLocation>> {
  // The list of all would load everything as one chunk.
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('all-templates'),
  );
  const places = await Promise.all(files.sort().map((name) => locationsIn(join(folder, name))));
  return new Map(places.flat());
}

async function loaders(): Promise<string> {
  const rows = [...(await templateLocations())].map(([id, { file, list }]) => {
    const from = `./${relative(dirname(folder), file)}`;
    return `${JSON.stringify(id)}: () => import(${JSON.stringify(from)}).then((file) => file.${list})`;
  });
  return `const files = {\n${rows.join(',\n')}\n};
export async function loadTemplate(id) {
  const found = Object.hasOwn(files, id) && (await files[id]()).find((one) => one.id === id);
  if (!found) throw new Error('there is no template ' + id);
  return found;
}
`;
}

const moduleOf =
  /\/functions\/content\/src\/practice\/(load-template|lesson-links|skill-table|skill-titles)\.ts$/;

/**
 * Splits the exercise templates: a practice page loads only the file of its exercise, a lesson only names and
 * addresses in its language, home only the count of what is due, lists only names.
 */
export function practiceChunks(language: Language = firstLanguage): Plugin {
  return {
    name: 'pathshala:practice-chunks',
    enforce: 'pre',
    load: {
      filter: { id: moduleOf },
      async handler(id) {
        const [, name] = moduleOf.exec(id) ?? [];
        if (name === 'load-template') return await loaders();
        if (name === 'lesson-links')
          return `export const lessonLinks = ${JSON.stringify(linksByLesson(language))};\n`;
        if (name === 'skill-table') return `export const skillTable = ${JSON.stringify(plannedSkills())};\n`;
        if (name === 'skill-titles')
          return `export const skillTitles = ${JSON.stringify(skillTitlesIn(language))};\n`;
        return undefined;
      },
    },
  };
}
