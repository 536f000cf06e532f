import { kindOf } from './answers/answer-kinds.ts';
import type { Exercise } from './exercise.ts';
import type { InputError } from './reading/given.ts';
import { say, type Text } from './text.ts';

/** What was understood of something typed, to show before it is marked. */
export type Understanding =
  | { readonly isClear: true; readonly understood: Text }
  | { readonly isClear: false; readonly inputError: InputError; readonly feedback: Text };

export type Marking =
  | { readonly result: 'right'; readonly understood: Text }
  /** `feedback` where the mistake is known. */
  | { readonly result: 'wrong'; readonly understood: Text; readonly feedback?: Text }
  | { readonly result: 'not-understood'; readonly inputError: InputError; readonly feedback: Text };

/**
 * Says what was understood, without telling whether it is right.
 * @param typed what somebody typed; for what is chosen or put in order, the numbers of it from 1, parted by spaces
 */
export function understand({ answer }: Pick<Exercise, 'answer'>, typed: string): Understanding {
  const reading = kindOf(answer).read(typed, answer);
  return 'inputError' in reading
    ? { isClear: false, inputError: reading.inputError, feedback: say(`slips.${reading.inputError}`) }
    : { isClear: true, understood: reading.understood };
}

/**
 * Marks what somebody typed.
 * @param typed as `understand` takes it
 * @returns `not-understood` for an input error, which costs nothing
 */
export function mark(exercise: Pick<Exercise, 'answer' | 'misconceptions'>, typed: string): Marking {
  const { answer, misconceptions } = exercise;
  const kind = kindOf(answer);
  const reading = kind.read(typed, answer);
  if ('inputError' in reading)
    return {
      result: 'not-understood',
      inputError: reading.inputError,
      feedback: say(`slips.${reading.inputError}`),
    };
  const { given, understood } = reading;
  if (kind.isRight(answer, given)) return { result: 'right', understood };
  const known = misconceptions.find((one) => {
    const wrong = kind.read(one.answer, answer);
    return 'given' in wrong && kind.isSame(answer, wrong.given, given);
  });
  const feedback = known?.feedback ?? kind.remark?.(answer, given);
  return feedback ? { result: 'wrong', understood, feedback } : { result: 'wrong', understood };
}

/** The right answer for people: `$12$ cm`. */
export function rightAnswer({ answer }: Pick<Exercise, 'answer'>): Text {
  return kindOf(answer).write(answer);
}
