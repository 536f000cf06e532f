import type { Answer } from '../practice/answers/answer.ts';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate, Level } from '../practice/exercise.ts';
import { mark } from '../practice/mark.ts';
import type { Random } from '../practice/random.ts';
import type { Text } from '../practice/text.ts';
import { asChoice, canBeChosen } from './choice-form.ts';

/** The number of seeds whose exercises are proved. */
const seeds = 10_000;
/** How often to ask a template for an exercise that is not in the paper yet. A template may have only a few. */
const tries = 25;

/** How a question is compared: by its words, or by what it is made of, where no words are loaded, as in the API. */
export type ReadQuestion = (question: Text) => unknown;

/** The key by which a student would call two exercises the same. */
export const sameness = ({ question, answer }: Exercise, read: ReadQuestion = (made) => made): string =>
  JSON.stringify([read(question), kindOf(answer).write(answer)]);

export interface Wanted {
  readonly count: number;
  readonly level: Level;
  readonly of: 'any' | 'choice' | 'worked' | 'typed';
}

const arranged: readonly Answer['kind'][] = ['choice', 'several', 'order', 'point'];

const isFitFor: Readonly<Record<Wanted['of'], (made: Exercise) => boolean>> = {
  any: () => true,
  choice: canBeChosen,
  worked: ({ answer }) => answer.kind !== 'choice',
  typed: ({ answer }) => !arranged.includes(answer.kind),
};

/** Whether an order is already right as it is shown: left so, it would count as no answer. */
function isRightUntouched(exercise: Exercise): boolean {
  const { answer } = exercise;
  if (answer.kind !== 'order') return false;
  return mark(exercise, answer.items.map((_, at) => at + 1).join(' ')).result === 'right';
}

/** An exercise of a template that was not asked yet. Undefined if none was found. */
function another(
  one: ExerciseTemplate,
  wanted: Wanted,
  random: Random,
  asked: Set<string>,
  read: ReadQuestion | undefined,
): Exercise | undefined {
  for (let again = 0; again < tries; again += 1) {
    const made = one.generate(random.int(0, seeds - 1), wanted.level);
    const same = sameness(made, read);
    if (asked.has(same) || isRightUntouched(made)) continue;
    const exercise = wanted.of === 'choice' ? asChoice(made, one, random) : made;
    if (!exercise) continue;
    asked.add(same);
    return exercise;
  }
  return undefined;
}

/**
 * Exercises of several templates, which take turns in a random order.
 * @param asked the exercises already in the paper; assigned ones are added
 * @returns the wanted number of exercises, or fewer if the templates cannot make as many
 */
export function assignExercises(
  templates: readonly ExerciseTemplate[],
  wanted: Wanted,
  random: Random,
  asked: Set<string> = new Set(),
  read?: ReadQuestion,
): Exercise[] {
  const isFit = (one: ExerciseTemplate) => isFitFor[wanted.of](one.generate(0, wanted.level));
  let turn = random.shuffled(templates.filter(isFit));
  const assigned: Exercise[] = [];
  while (assigned.length < wanted.count && turn.length > 0) {
    const stay: ExerciseTemplate[] = [];
    for (const one of turn) {
      if (assigned.length === wanted.count) break;
      const exercise = another(one, wanted, random, asked, read);
      if (!exercise) continue;
      assigned.push(exercise);
      stay.push(one);
    }
    turn = stay;
  }
  return assigned;
}
