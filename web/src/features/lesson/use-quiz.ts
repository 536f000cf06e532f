import type { QuizQuestion, QuizResult } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { useEffect, useState } from 'react';
import { attemptStore, onAttemptsChange } from '../../device/attempts.ts';
import { errorText } from '../../words/format.ts';
import type { QuizMarking } from './use-lesson.ts';

/** The chosen option of each question, counted from 0; null: no option yet. */
type Kept = readonly (number | null)[];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.every((one) => one === null || Number.isInteger(one));

const store = attemptStore(isKept);
const nameOf = (lesson: string) => `quiz/${lesson}`;

/** The chosen answers to quizzes that are not passed yet, by course and lesson: `sums/first`. */
export const quizAnswers = {
  read: (lesson: string): (number | undefined)[] | undefined =>
    store.read(nameOf(lesson))?.map((one) => one ?? undefined),
  write: (lesson: string, answers: readonly (number | undefined)[]) =>
    store.write(
      nameOf(lesson),
      answers.map((one) => one ?? null),
    ),
  forget: (lesson: string) => store.forget(nameOf(lesson)),
};

interface QuizOptions {
  readonly lesson: string;
  readonly questions: readonly QuizQuestion[];
  readonly marking: QuizMarking;
  readonly onPassed: () => void;
}

/** State of a quiz: choosing, checking and trying again. Keeps the answers on the device until the quiz is passed. */
export function useQuiz({ lesson, questions, marking, onPassed }: QuizOptions) {
  const { check, kept, late, seen } = marking;
  const unanswered = () => questions.map(() => undefined);
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>(unanswered);
  const [result, setResult] = useState<QuizResult | null>(null);
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);

  /** Ignores stored answers if the lesson has a different quiz by now. */
  const stored = () => {
    const given = quizAnswers.read(lesson);
    return given?.length === questions.length ? given : undefined;
  };

  // After the first render, which has to match the prerendered HTML.
  useEffect(() => {
    const show = () => {
      const given = result ? undefined : stored();
      if (given) setAnswers(given);
    };
    show();
    return onAttemptsChange((isForgotten) => (isForgotten ? begin() : show()));
  }, [lesson, result]);

  // Shows unsent answers, also after the page is reopened; the lesson may have a different quiz by now.
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
      setError(errorText(failure));
    } finally {
      setChecking(false);
    }
  }

  function choose(question: number, option: number) {
    // Reads the stored answers, so that the second of two quick choices keeps the first.
    const chosen = (stored() ?? answers).map((answer, at) => (at === question ? option : answer));
    quizAnswers.write(lesson, chosen);
    setAnswers(chosen);
  }

  function begin() {
    setAnswers(unanswered());
    setResult(null);
  }

  return {
    answers,
    result,
    checking,
    error,
    /** Whether the answers wait to be sent. */
    waits: kept !== undefined && !result,
    /** Whether the result arrived by itself: then it does not take the focus. */
    isLate,
    choose,
    submit,
    again: () => {
      quizAnswers.forget(lesson);
      begin();
    },
  };
}
