import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Lesson, QuizResult } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { outbox, type Unsent } from '../../api/outbox.ts';
import { useCall } from '../../api/use-answer.ts';
import { type MarkedQuiz, markedQuizKey, mayPass, useUnsent } from '../../api/use-outbox.ts';
import { useSession } from '../../auth/session-context.ts';
import { attemptStore, onAttemptsChange } from '../../device/attempts.ts';
import { useWork } from '../../ui/use-work.ts';
import { languageQuery } from '../../words/language.ts';

/** The chosen option of each question, counted from 0; null: no option yet. */
type Answers = readonly (number | null)[];

const isAnswers = (value: unknown): value is Answers =>
  Array.isArray(value) && value.every((one) => one === null || Number.isInteger(one));

/** The chosen answers to quizzes that are not passed yet: `quiz/sums/first`. */
export const quizAnswers = attemptStore(isAnswers);

/** Marks a quiz, at once or, offline, when the connection is back. */
function useMarking(courseId: string, lessonId: string) {
  const call = useCall();
  const { mutate } = useSWRConfig();
  const uid = useSession().state.user?.uid;
  const lesson = { courseId, lessonId };
  const key = uid === undefined ? null : markedQuizKey(uid, courseId, lessonId);
  const kept = useUnsent().find(
    (one): one is Unsent<'quiz'> =>
      one.call === 'quiz' && one.body.courseId === courseId && one.body.lessonId === lessonId,
  );
  return {
    kept: kept?.body,
    /** The result of answers that were sent late, until `seen` is called. */
    late: useSWR<MarkedQuiz>(key, null).data,
    seen: () => void mutate(key, undefined, { revalidate: false }),
    /**
     * Sends answers to be marked. Offline, a signed-in person's answers wait in this browser and are sent later.
     * @returns `kept` if they wait
     * @throws ApiError
     */
    async check(answers: number[]): Promise<QuizResult | 'kept'> {
      try {
        const body = { answers };
        const result = await call(courseEndpoints.quiz, { ...lesson, query: languageQuery, body });
        // This result replaces older answers that still wait.
        if (uid) outbox.forget(uid, 'quiz', lesson);
        return result;
      } catch (error) {
        if (!uid || !mayPass(error)) throw error;
        outbox.add(uid, 'quiz', { ...lesson, answers });
        return 'kept';
      }
    },
  };
}

/** State of a quiz: choosing, checking and trying again. Keeps the answers on the device until the quiz is passed. */
export function useQuiz({ courseId, _id, quiz }: Lesson, onPassed: () => void) {
  const { check, kept, late, seen } = useMarking(courseId, _id);
  const name = `quiz/${courseId}/${_id}`;
  const unanswered = () => quiz.map(() => null);
  const [answers, setAnswers] = useState<Answers>(unanswered);
  const [result, setResult] = useState<QuizResult | null>(null);
  const { running: checking, error, run } = useWork();
  const [isLate, setLate] = useState(false);

  /** Ignores stored answers if the lesson has a different quiz by now. */
  const stored = () => {
    const given = quizAnswers.read(name);
    return given?.length === quiz.length ? given : undefined;
  };

  // After the first render, which has to match the prerendered HTML.
  useEffect(() => {
    const show = () => {
      const given = result ? undefined : stored();
      if (given) setAnswers(given);
    };
    show();
    return onAttemptsChange((isForgotten) => (isForgotten ? begin() : show()));
  }, [name, result]);

  // Shows unsent answers, also after the page is reopened; the lesson may have a different quiz by now.
  useEffect(() => {
    const given = late?.answers ?? kept?.answers;
    if (given?.length !== quiz.length) return;
    setAnswers(given);
    if (!late) return;
    if (isPassed(late.result)) quizAnswers.forget(name);
    setResult(late.result);
    setLate(true);
    seen();
  }, [kept, late]);

  const complete = answers.filter((answer) => answer !== null);

  async function submit(): Promise<void> {
    if (complete.length < quiz.length) return;
    await run(async () => {
      const answer = await check(complete);
      if (answer === 'kept') return;
      setLate(false);
      setResult(answer);
      if (!isPassed(answer)) return;
      quizAnswers.forget(name);
      onPassed();
    });
  }

  function choose(question: number, option: number) {
    // Reads the stored answers, so that the second of two quick choices keeps the first.
    const chosen = (stored() ?? answers).map((answer, at) => (at === question ? option : answer));
    quizAnswers.write(name, chosen);
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
      quizAnswers.forget(name);
      begin();
    },
  };
}
