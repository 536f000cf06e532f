import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { ExerciseTemplate } from '../practice/exercise.ts';
import { loadTemplate } from '../practice/load-template.ts';
import { type Random, randomOf } from '../practice/random.ts';
import { skillTable } from '../practice/skill-table.ts';
import { textIn } from '../practice/text-in.ts';
import { assignExercises } from './assign-exercises.ts';
import type { CreativeTemplate } from './creative.ts';
import { formOf, nameOfPaper, type PaperRow, type SectionRow } from './forms.ts';
import type { Paper, PaperItem, PaperSection } from './paper.ts';

export interface PaperSources {
  readonly templates: readonly ExerciseTemplate[];
  readonly creative: readonly CreativeTemplate[];
}

interface Making extends PaperSources {
  readonly random: Random;
  readonly seed: number;
  readonly asked: Set<string>;
  readonly language: Language;
}

function assignedItems(row: Extract<SectionRow, { marks: number }>, making: Making): PaperItem[] {
  const { templates, random, asked, language } = making;
  return assignExercises(templates, row, random, asked, (question) => textIn(question, language)).map(
    (exercise) => {
      const key = `${exercise.template}/${exercise.level}/${exercise.seed}`;
      return { key, parts: [{ key, marks: row.marks, kind: 'marked', exercise }] };
    },
  );
}

/** Each stem at most once, in a random order. Seeds are ten times the paper's: papers in progress depend on this. */
function creativeItems(row: Extract<SectionRow, { of: 'creative' }>, making: Making): PaperItem[] {
  const { creative, random, seed } = making;
  return random
    .shuffled(creative)
    .slice(0, row.count)
    .map((one) => one.generate(seed * 10));
}

function sectionOf(row: SectionRow, making: Making): PaperSection {
  const items = row.of === 'creative' ? creativeItems(row, making) : assignedItems(row, making);
  if (items.length < row.count) throw new Error(`${row.name}: ${items.length} questions of ${row.count}`);
  if (row.of === 'creative') return { name: row.name, items, toAnswer: row.toAnswer };
  return { name: row.name, items, toAnswer: items.length };
}

/** The same for the same row, seed and sources on every device. @throws Error if the sources are too few */
export function makePaper(
  row: PaperRow,
  seed: number,
  sources: PaperSources,
  language: Language = firstLanguage,
): Paper {
  const { minutes, sections } = formOf(row.form);
  const random = randomOf(`${nameOfPaper(row)}/${seed}`);
  const making = { ...sources, seed, random, asked: new Set<string>(), language };
  return {
    class: row.class,
    form: row.form,
    seed,
    minutes,
    sections: sections.map((section) => sectionOf(section, making)),
  };
}

const hasCreative = ({ form }: PaperRow) => formOf(form).sections.some(({ of }) => of === 'creative');

/** The site has one chunk for each template file, and creative questions load only if the form has them. */
export async function loadSources(row: PaperRow): Promise<PaperSources> {
  const ids = skillTable.filter((one) => row.from.includes(one.class)).map(({ id }) => id);
  const [templates, creative] = await Promise.all([
    Promise.all(ids.map((id): Promise<ExerciseTemplate> => loadTemplate(id))),
    hasCreative(row) ? import('./creative.ts') : undefined,
  ]);
  return {
    templates: templates.filter(({ subject }) => subject === row.subject),
    creative:
      creative?.allCreative.filter((one) => row.from.includes(one.class) && one.subject === row.subject) ??
      [],
  };
}
