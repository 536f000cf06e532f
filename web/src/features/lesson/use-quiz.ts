import type { QuizQuestion, QuizResult } from '@pathshala/contract/courses/lesson';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { useEffect, useState } from 'react';
import { onAttemptsChange } from '../../device/attempts.ts';
import { quizAnswers } from './quiz-answers.ts';
import type { QuizMarking } from './use-lesson.ts';

interface QuizOptions {
  /** Course and lesson: `sums/first`. */
  readonly lesson: string;
  readonly questions: readonly QuizQuestion[];
  readonly marking: QuizMarking;
  readonly onPassed: () => void;
}

/** One run through a quiz: choosing, having it checked, and beginning again. What is chosen is kept on the device until it is passed. */
export function useQuiz({ lesson, questions, marking, onPassed }: QuizOptions) {
  const { check, kept, late, seen } = marking;
  const unanswered = () => questions.map(() => undefined);
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(unanswered);
  const [result, setResult] = useState<QuizResult | null>(null);
  const [checking, setChecking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);

  /** A lesson may have another quiz by now. */
  const stored = () => {
    const given = quizAnswers.read(lesson);
    return given?.length === questions.length ? given : undefined;
  };

  // After the first rendering, which is the page's HTML.
  useEffect(() => {
    const show = () => {
      const given = result ? undefined : stored();
      if (given) setAnswers(given);
    };
    show();
    return onAttemptsChange((isForgotten) => (isForgotten ? begin() : show()));
  }, [lesson, result]);

  // A quiz that waits is shown as it was answered, also after the page was left; a lesson may have another one by now.
  useEffect(() => {
    const given = late?.answers ?? kept?.answers;
    if (given?.length !== questions.length) return;
    setAnswers(given);
    if (!late) return;
    if (isPassed(late.result)) quizAnswers.forget(lesson);
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
      if (!isPassed(answer)) return;
      quizAnswers.forget(lesson);
      onPassed();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setChecking(false);
    }
  }

  function choose(question: number, option: number) {
    // Of two choices at once the second knows of the first.
    const chosen = (stored() ?? answers).map((answer, at) => (at === question ? option : answer));
    quizAnswers.write(lesson, chosen);
    setAnswers(chosen);
  }

  function begin() {
    setAnswers(unanswered());
    setResult(null);
    setAsked(false);
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
    choose,
    submit,
    again: () => {
      quizAnswers.forget(lesson);
      begin();
    },
  };
}
