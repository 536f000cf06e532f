import type { Answer } from '../practice/answers/answer.ts';
import { kindOf } from '../practice/answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate } from '../practice/exercise.ts';
import { choice, type WrongOption } from '../practice/make-answers.ts';
import { mark, rightAnswer } from '../practice/mark.ts';
import type { Random } from '../practice/random.ts';
import { isSameText, say, type Text } from '../practice/text.ts';
import type { Assigned } from './forms.ts';

const options = 4;
/** How often to ask the template for another exercise whose answer is wrong here. */
const triesForOptions = 60;

const numbers: readonly string[] = ['whole', 'decimal', 'fraction', 'quantity'];

export const canBeChosen = ({ answer }: Exercise): boolean =>
  answer.kind === 'choice' || numbers.includes(answer.kind);

const says = say('choice-form.wrong');

function wrongHere(exercise: Exercise, typed: string): Text | undefined {
  const kind = kindOf(exercise.answer);
  const reading = kind.read(typed, exercise.answer);
  if ('inputError' in reading || kind.isRight(exercise.answer, reading.given)) return undefined;
  return reading.understood;
}

/** Answers of known mistakes come before those of the template's other exercises. */
function wrongOptions(exercise: Exercise, template: ExerciseTemplate, random: Random): WrongOption[] {
  const taken: Text[] = [rightAnswer(exercise)];
  const found: WrongOption[] = [];
  const add = (option: Text | undefined, said: Text) => {
    if (!option || taken.some((one) => isSameText(one, option)) || found.length === options - 1) return;
    taken.push(option);
    found.push([option, said]);
  };
  for (const one of exercise.misconceptions) add(wrongHere(exercise, one.answer), one.feedback);
  for (let again = 0; found.length < options - 1 && again < triesForOptions; again += 1) {
    const other = template.generate(random.int(0, 9_999), exercise.level);
    // A different unit would give it away.
    if (other.answer.kind !== exercise.answer.kind) continue;
    add(wrongHere(exercise, kindOf(other.answer).typed(other.answer)), says);
  }
  return found;
}

function asChoice(exercise: Exercise, template: ExerciseTemplate, random: Random): Exercise | undefined {
  if (exercise.answer.kind === 'choice') return exercise;
  if (!canBeChosen(exercise)) return undefined;
  const wrong = wrongOptions(exercise, template, random);
  if (wrong.length < options - 1) return undefined;
  return { ...exercise, ...choice(random, rightAnswer(exercise), ...wrong) };
}

const seeds = 10_000;
const tries = 25;

/** How questions are compared: by their words, or in the API, which loads no words, by their parts. */
type ReadQuestion = (question: Text) => unknown;

export const sameness = ({ question, answer }: Exercise, read: ReadQuestion = (made) => made): string =>
  JSON.stringify([read(question), kindOf(answer).write(answer)]);

type Wanted = Omit<Assigned, 'marks'>;

const arranged: readonly Answer['kind'][] = ['choice', 'several', 'order', 'point'];

const isFitFor: Readonly<Record<Wanted['of'], (made: Exercise) => boolean>> = {
  any: () => true,
  choice: canBeChosen,
  worked: ({ answer }) => answer.kind !== 'choice',
  typed: ({ answer }) => !arranged.includes(answer.kind),
};

/** Whether an order is already right as shown: leaving it so would count as no answer. */
function isRightUntouched(exercise: Exercise): boolean {
  const { answer } = exercise;
  if (answer.kind !== 'order') return false;
  return mark(exercise, answer.items.map((_, at) => at + 1).join(' ')).result === 'right';
}

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

/** Templates take turns; fewer come back if they cannot make enough. @param asked keys in the paper, which grow */
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
