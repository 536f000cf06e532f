import type { PaperRow } from '@pathshala/content/model-test/forms';
import { useEffect, useRef, useState } from 'react';
import { practiceLog } from '../../../api/practice-log.ts';
import { retryWhenOnline } from '../../../api/retry-when-online.ts';
import { useCall } from '../../../api/use-call.ts';
import { siteLanguage } from '../../../words/language.ts';
import { type Attempt, attempts } from './attempts.ts';
import { resultEntry } from './results.ts';
import { isMarked, markQuestions, questionsHere } from './school-questions.ts';
import type { ChangeAttempt } from './use-attempt.ts';

interface AttemptContext {
  readonly row: PaperRow;
  readonly name: string;
  readonly seed: number;
  readonly attempt: Attempt;
  readonly change: ChangeAttempt;
}

/** Returns a function that has the school mark its questions of a paper and then records the result. */
export function useSettle({ row, name, seed, attempt }: AttemptContext) {
  const call = useCall();
  /**
   * @returns the questions with their marks, or undefined if there are none
   * @throws Error if the school cannot mark them now; then nothing is recorded
   */
  return async (): Promise<Attempt['school']> => {
    const { answers, own } = attempt;
    const school = attempt.school && (await markQuestions(call, attempt.school, answers));
    const { makeClassPaper } = await import('./paper-engine.ts');
    const { score, of } = (await makeClassPaper(row, seed, school?.questions)).mark(answers, own);
    const stored = attempts.read(name);
    // Another tab was faster and has recorded the result.
    if (stored?.paper === attempt.paper && stored.isHandedIn && isMarked(stored.school)) return stored.school;
    practiceLog.add(resultEntry(row, seed, { score, of }));
    return school;
  };
}

/** Outstanding marks of a paper that was submitted while the school could not be reached. */
export interface LateMarks {
  /** The number of unmarked questions. 0: all are marked. */
  readonly count: number;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/** Requests marks for answers that were submitted offline: at once, and again after each reconnect. */
export function useLateMarks(context: AttemptContext): LateMarks {
  const { attempt, change } = context;
  const settle = useSettle(context);
  const [isAsking, setAsking] = useState(false);
  const isBusy = useRef(false);
  const isWaiting = attempt.isHandedIn && !isMarked(attempt.school);
  async function ask() {
    if (isBusy.current) return;
    isBusy.current = true;
    setAsking(true);
    const school = await settle().catch(() => undefined);
    if (school) change(() => ({ school }));
    isBusy.current = false;
    setAsking(false);
  }
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void latest.current();
    again();
    return retryWhenOnline(again, () => true);
  }, [isWaiting]);
  const count = attempt.school?.questions.filter(({ mark }) => mark === undefined).length ?? 0;
  return { count: isWaiting ? count : 0, isAsking, ask: () => void ask() };
}

/** Translates the school's questions after the site's language changed. */
export function useOwnLanguage({ row, seed, attempt, change }: AttemptContext): void {
  const call = useCall();
  const { school, answers } = attempt;
  const isOther = school !== undefined && school.language !== siteLanguage;
  useEffect(() => {
    if (!isOther || !school) return;
    void questionsHere(call, school, { row, seed, answers }).then((here) =>
      // Marks that arrived in the meantime take precedence.
      change((now) => (isMarked(now.school) === isMarked(here) ? { school: here } : {})),
    );
  }, [isOther]);
}
