import { kindOf } from './answers/answer-kinds.ts';
import type { Exercise } from './exercise.ts';
import type { InputError } from './read-typed.ts';
import { say, type Text } from './text.ts';

export type Marking =
  | { readonly result: 'right'; readonly understood: Text }
  | { readonly result: 'wrong'; readonly understood: Text; readonly feedback?: Text }
  | { readonly result: 'not-understood'; readonly inputError: InputError; readonly feedback: Text };

/** Undefined: an input error. Does not tell whether it is right. @param typed text, or numbers of options from 1, separated by spaces */
export function understand({ answer }: Pick<Exercise, 'answer'>, typed: string): Text | undefined {
  const reading = kindOf(answer).read(typed, answer);
  return 'understood' in reading ? reading.understood : undefined;
}

/** `not-understood`: an input error, which costs nothing. @param typed as `understand` takes it */
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

export function rightAnswer({ answer }: Pick<Exercise, 'answer'>): Text {
  return kindOf(answer).write(answer);
}
