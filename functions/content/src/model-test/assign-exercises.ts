import type { Answer } from '../practice/answers/answer.ts';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate, Level } from '../practice/exercise.ts';
import { mark } from '../practice/mark.ts';
import type { Random } from '../practice/random.ts';
import { asChoice, canBeChosen } from './choice-form.ts';

/** Seeds whose exercises are proved. */
const seeds = 10_000;
/** So often a template is asked for one that is not there yet; it may have few. */
const tries = 25;

/** Asked before: what makes two exercises the same to who answers them. */
export const sameness = ({ question, answer }: Exercise): string =>
  JSON.stringify([question, kindOf(answer).write(answer)]);

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

/** An order that is right as it stands would count as no answer; a point at the start once did, and papers under way stay. */
function isRightUntouched(exercise: Exercise): boolean {
  const { answer } = exercise;
  if (answer.kind === 'order')
    return mark(exercise, answer.items.map((_, at) => at + 1).join(' ')).result === 'right';
  if (answer.kind !== 'point') return false;
  return mark(exercise, answer.axes.map(({ from }) => from).join(', ')).result === 'right';
}

/** An exercise of a template that was not asked yet; undefined where it has none. */
function another(
  one: ExerciseTemplate,
  wanted: Wanted,
  random: Random,
  asked: Set<string>,
): Exercise | undefined {
  for (let again = 0; again < tries; again += 1) {
    const made = one.generate(random.int(0, seeds - 1), wanted.level);
    const same = sameness(made);
    if (asked.has(same) || isRightUntouched(made)) continue;
    const exercise = wanted.of === 'choice' ? asChoice(made, one, random) : made;
    if (!exercise) continue;
    asked.add(same);
    return exercise;
  }
  return undefined;
}

/**
 * Exercises of several templates, which take turns in an order of the random.
 * @param asked what the paper has already; what is assigned is added
 * @returns so many as are wanted, fewer where the templates can make no more
 */
export function assignExercises(
  templates: readonly ExerciseTemplate[],
  wanted: Wanted,
  random: Random,
  asked: Set<string> = new Set(),
): Exercise[] {
  const isFit = (one: ExerciseTemplate) => isFitFor[wanted.of](one.generate(0, wanted.level));
  let turn = random.shuffled(templates.filter(isFit));
  const assigned: Exercise[] = [];
  while (assigned.length < wanted.count && turn.length > 0) {
    const stay: ExerciseTemplate[] = [];
    for (const one of turn) {
      if (assigned.length === wanted.count) break;
      const exercise = another(one, wanted, random, asked);
      if (!exercise) continue;
      assigned.push(exercise);
      stay.push(one);
    }
    turn = stay;
  }
  return assigned;
}
