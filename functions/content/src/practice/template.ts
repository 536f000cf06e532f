import type { Answer } from './answers/answer.ts';
import { kindOf } from './answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate, Level, Misconception } from './exercise.ts';
import { type Random, randomOf } from './random.ts';
import { say, type Text } from './text.ts';

/** What a template makes from its random numbers: the exercise itself. */
export interface Made {
  readonly question: Text;
  readonly answer: Answer;
  readonly hints: readonly Text[];
  readonly misconceptions: readonly Misconception[];
}

/** A template as authors write it. `make` replaces `generate`, and the title is a message. */
export type TemplateSource = Omit<ExerciseTemplate, 'generate' | 'variety' | 'title'> & {
  /** Left out: 200 or more. */
  readonly variety?: number;
  readonly make: (random: Random, level: Level) => Made;
};

/** How many exercises of a template are published and proved. */
export const published = 200;

/** Makes a template from its definition: `functions/content/README.md`, "Practice". */
export function template({ make, variety = published, ...about }: TemplateSource): ExerciseTemplate {
  return {
    ...about,
    title: say(`${about.id}.title`),
    variety,
    generate(seed, level) {
      const made = make(randomOf(`${about.id}/${level}/${seed}`), level);
      const misconceptions = knownMistakes(made.answer, made.misconceptions);
      const { id, class: schoolClass, signs = [] } = about;
      return { template: id, class: schoolClass, signs, seed, level, ...made, misconceptions };
    },
  };
}

/** With some numbers a mistake gives the right answer, or two mistakes the same one. Such a mistake tells nothing. */
function knownMistakes(answer: Answer, all: readonly Misconception[]): Misconception[] {
  const kind = kindOf(answer);
  const kept: { readonly given: unknown; readonly mistake: Misconception }[] = [];
  for (const mistake of all) {
    const reading = kind.read(mistake.answer, answer);
    if ('inputError' in reading)
      throw new Error(`${mistake.answer} cannot be typed there: ${reading.inputError}`);
    const { given } = reading;
    const isKnown = kept.some((one) => kind.isSame(answer, one.given, given));
    if (!isKnown && !kind.isRight(answer, given)) kept.push({ given, mistake });
  }
  return kept.map(({ mistake }) => mistake);
}

/** The level of a published seed. The levels take turns. */
const levelOf = (seed: number): Level => ((seed % 3) + 1) as Level;

/**
 * The first exercises of a template that all differ, for uses that need many without repeats: a printed
 * sheet, a model test, the proofs. Every call returns the same ones.
 * @param count at most 200; the result is shorter if the template cannot make as many
 */
export function publishedExercises(
  { generate, variety }: Pick<ExerciseTemplate, 'generate' | 'variety'>,
  count: number = published,
): Exercise[] {
  const wanted = Math.min(count, variety);
  const found = new Map<string, Exercise>();
  for (let seed = 0; found.size < wanted && seed < wanted * 40; seed += 1) {
    const exercise = generate(seed, levelOf(seed));
    const { question, answer } = exercise;
    const key = JSON.stringify([question, kindOf(answer).write(answer)]);
    if (!found.has(key)) found.set(key, exercise);
  }
  return [...found.values()];
}
