import type { QuizQuestion, QuizResult } from '@pathshala/contract/courses/lesson';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { useEffect, useState } from 'react';
import type { QuizMarking } from './use-lesson.ts';

interface QuizOptions {
  readonly questions: readonly QuizQuestion[];
  readonly marking: QuizMarking;
  readonly onPassed: () => void;
}

/** One run through a quiz: choosing, having it checked, and beginning again. */
export function useQuiz({ questions, marking, onPassed }: QuizOptions) {
  const { check, kept, late, seen } = marking;
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(() =>
    questions.map(() => undefined),
  );
  const [result, setResult] = useState<QuizResult | null>(null);
  const [checking, setChecking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);

  // A quiz that waits is shown as it was answered, also after the page was left; a lesson may have another one by now.
  useEffect(() => {
    const given = late?.answers ?? kept?.answers;
    if (given?.length !== questions.length) return;
    setAnswers(given);
    if (!late) return;
    setResult(late.result);
    setLate(true);
    seen();
  }, [kept, late]);

  const complete = answers.filter((answer) => answer !== undefined);

  async function submit(): Promise<void> {
    setAsked(true);
    if (checking || complete.length < questions.length) return;
    setChecking(true);
    setError(null);
    try {
      const answer = await check(complete);
      if (answer === 'kept') return;
      setLate(false);
      setResult(answer);
      if (isPassed(answer)) onPassed();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setChecking(false);
    }
  }

  return {
    answers,
    result,
    checking,
    error,
    /** Whether the answers wait to be sent. */
    waits: kept !== undefined && !result,
    /** Whether the result has come by itself: who reads on is not called away. */
    isLate,
    /** Places of the questions without an answer, once somebody has asked for a check. */
    missing: asked && !result ? answers.flatMap((answer, at) => (answer === undefined ? [at] : [])) : [],
    choose: (question: number, option: number) =>
      setAnswers((before) => before.map((answer, at) => (at === question ? option : answer))),
    submit,
    again: () => {
      setAnswers(questions.map(() => undefined));
      setResult(null);
      setAsked(false);
    },
  };
}
