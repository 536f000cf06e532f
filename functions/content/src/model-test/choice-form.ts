import { kindOf } from '../practice/answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate } from '../practice/exercise.ts';
import { choice, type WrongOption } from '../practice/make-answers.ts';
import { rightAnswer } from '../practice/mark.ts';
import type { Random } from '../practice/random.ts';
import { isSameText, say, type Text } from '../practice/text.ts';

/** Four options, one of them right. */
const options = 4;
/** How often to ask the template for another exercise whose answer is wrong here. */
const tries = 60;

const numbers: readonly string[] = ['whole', 'decimal', 'fraction', 'quantity'];

/** Whether an exercise can be asked with options: it has options already, or its answer is a number. */
export const canBeChosen = ({ answer }: Exercise): boolean =>
  answer.kind === 'choice' || numbers.includes(answer.kind);

const says = say('choice-form.wrong');

/** The answer of another exercise as a wrong option here, written in the form of the right answer. */
function wrongHere(exercise: Exercise, typed: string): Text | undefined {
  const kind = kindOf(exercise.answer);
  const reading = kind.read(typed, exercise.answer);
  if ('inputError' in reading || kind.isRight(exercise.answer, reading.given)) return undefined;
  return reading.understood;
}

/** Wrong options: answers from known mistakes first, then answers of the template's other exercises. */
function wrongOptions(exercise: Exercise, template: ExerciseTemplate, random: Random): WrongOption[] {
  const taken: Text[] = [rightAnswer(exercise)];
  const found: WrongOption[] = [];
  const add = (option: Text | undefined, said: Text) => {
    if (!option || taken.some((one) => isSameText(one, option)) || found.length === options - 1) return;
    taken.push(option);
    found.push([option, said]);
  };
  for (const one of exercise.misconceptions) add(wrongHere(exercise, one.answer), one.feedback);
  for (let again = 0; found.length < options - 1 && again < tries; again += 1) {
    const other = template.generate(random.int(0, 9_999), exercise.level);
    // A different unit would give it away.
    if (other.answer.kind !== exercise.answer.kind) continue;
    add(wrongHere(exercise, kindOf(other.answer).typed(other.answer)), says);
  }
  return found;
}

/**
 * The exercise with four options: the right one, answers from known mistakes, and answers of similar exercises.
 * @returns undefined if the exercise cannot be asked this way
 */
export function asChoice(
  exercise: Exercise,
  template: ExerciseTemplate,
  random: Random,
): Exercise | undefined {
  if (exercise.answer.kind === 'choice') return exercise;
  if (!canBeChosen(exercise)) return undefined;
  const wrong = wrongOptions(exercise, template, random);
  if (wrong.length < options - 1) return undefined;
  return { ...exercise, ...choice(random, rightAnswer(exercise), ...wrong) };
}
