import type { QuizQuestion, QuizResult } from '@pathshala/contract/lesson';
import { isPassed } from '@pathshala/contract/pass-mark';
import { useState } from 'react';

interface QuizOptions {
  readonly questions: readonly QuizQuestion[];
  readonly check: (answers: readonly number[]) => Promise<QuizResult>;
  readonly onPassed: () => void;
}

/** One run through a quiz: choosing, having it checked, and beginning again. */
export function useQuiz({ questions, check, onPassed }: QuizOptions) {
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(() =>
    questions.map(() => undefined),
  );
  const [result, setResult] = useState<QuizResult | null>(null);
  const [checking, setChecking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const complete = answers.filter((answer) => answer !== undefined);

  async function submit(): Promise<void> {
    setAsked(true);
    if (checking || complete.length < questions.length) return;
    setChecking(true);
    setError(null);
    try {
      const answer = await check(complete);
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
