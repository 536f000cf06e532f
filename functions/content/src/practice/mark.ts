import { kindOf } from './answers/answer-kinds.ts';
import type { Exercise } from './exercise.ts';
import type { InputError } from './reading/given.ts';
import { say, type Text } from './text.ts';

/** How a typed answer is understood, shown before it is marked. */
export type Understanding =
  | { readonly isClear: true; readonly understood: Text }
  | { readonly isClear: false; readonly inputError: InputError; readonly feedback: Text };

export type Marking =
  | { readonly result: 'right'; readonly understood: Text }
  /** `feedback` if the mistake is known. */
  | { readonly result: 'wrong'; readonly understood: Text; readonly feedback?: Text }
  | { readonly result: 'not-understood'; readonly inputError: InputError; readonly feedback: Text };

/**
 * Tells how an answer is understood, without telling whether it is right.
 * @param typed the typed text; for options or an order, their numbers from 1, separated by spaces
 */
export function understand({ answer }: Pick<Exercise, 'answer'>, typed: string): Understanding {
  const reading = kindOf(answer).read(typed, answer);
  return 'inputError' in reading
    ? { isClear: false, inputError: reading.inputError, feedback: say(`slips.${reading.inputError}`) }
    : { isClear: true, understood: reading.understood };
}

/**
 * Marks an answer.
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

/** The right answer in readable form: `$12$ cm`. */
export function rightAnswer({ answer }: Pick<Exercise, 'answer'>): Text {
  return kindOf(answer).write(answer);
}
