import { type Dice, diceOf } from '../practice/dice.ts';
import type { ExerciseTemplate } from '../practice/exercise.ts';
import type { CreativeTemplate } from './creative/creative.ts';
import { deal } from './deal.ts';
import { formOf, type PaperRow, type SectionRow } from './forms.ts';
import type { Paper, PaperItem, PaperSection } from './paper.ts';

/** What a paper is put together from: everything of the row's classes. */
export interface PaperSources {
  readonly templates: readonly ExerciseTemplate[];
  readonly creative: readonly CreativeTemplate[];
}

interface Making extends PaperSources {
  readonly dice: Dice;
  readonly seed: number;
  readonly asked: Set<string>;
}

function dealtItems(row: Extract<SectionRow, { marks: number }>, making: Making): PaperItem[] {
  const { templates, dice, asked } = making;
  return deal(templates, row, dice, asked).map((exercise) => {
    const key = `${exercise.template}/${exercise.level}/${exercise.seed}`;
    return { key, parts: [{ key, marks: row.marks, kind: 'marked', exercise }] };
  });
}

/** Each stem once, in an order of the dice; where there are too few, with other numbers once more. */
function creativeItems(row: Extract<SectionRow, { of: 'creative' }>, making: Making): PaperItem[] {
  const { creative, dice, seed } = making;
  const order = dice.shuffled(creative);
  return Array.from({ length: order.length > 0 ? row.count : 0 }, (_, at) => {
    const round = Math.floor(at / order.length);
    // biome-ignore lint/style/noNonNullAssertion: the place is within the list
    return order[at % order.length]!.generate(seed * 10 + round);
  });
}

function sectionOf(row: SectionRow, making: Making): PaperSection {
  const items = row.of === 'creative' ? creativeItems(row, making) : dealtItems(row, making);
  if (items.length < row.count) throw new Error(`${row.name}: ${items.length} questions of ${row.count}`);
  return { name: row.name, items, toAnswer: row.of === 'creative' ? row.toAnswer : items.length };
}

/**
 * Makes the model test of a class.
 * @param seed whole, from 0 to 99,999,999
 * @returns the same for the same row, seed and sources, on every device and in every language
 * @throws Error where the sources are too few for the form
 */
export function makePaper(row: PaperRow, seed: number, sources: PaperSources): Paper {
  const { minutes, sections } = formOf(row.form);
  const making = { ...sources, seed, dice: diceOf(`class-${row.class}/${seed}`), asked: new Set<string>() };
  return {
    class: row.class,
    form: row.form,
    seed,
    minutes,
    sections: sections.map((section) => sectionOf(section, making)),
  };
}
