import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import type { QuizResult } from '@pathshala/contract/courses/lesson';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { isStored } from '../device/device-value.ts';
import { languageQuery } from '../http/language-query.ts';
import { isDue, outbox, type Sent, sendOutbox, type Unsent } from './outbox.ts';
import { ownKey } from './use-answer.ts';

/** How often what is due is tried again, milliseconds. */
const every = 10_000;

const none: readonly Unsent[] = [];

/** What waits of the signed-in person, as it changes. */
export function useUnsent(): readonly Unsent[] {
  const uid = useSession().state.user?.uid;
  const all = useSyncExternalStore(outbox.subscribe, outbox.known, () => none);
  return useMemo(() => all.filter(({ owner }) => owner === uid), [all, uid]);
}

/** Puts an enrolment into the shared list. */
export function useKeepEnrolment() {
  const { mutate } = useSWRConfig();
  const uid = useSession().state.user?.uid;
  return async (enrolment: Enrolment): Promise<void> => {
    const key = ownKey(endpoints.enrolments, { query: languageQuery }, uid);
    const others = (before: Enrolment[] = []) =>
      before.filter((other) => other.courseId !== enrolment.courseId);
    await mutate<Enrolment[]>(key, (before) => [...others(before), enrolment], { revalidate: false });
  };
}

/** Answers that had waited, and their marking. */
export interface MarkedQuiz {
  readonly answers: readonly number[];
  readonly result: QuizResult;
}

/** Key of a late marking among SWR's answers. */
export const markedQuizKey = (uid: string, courseId: string, lessonId: string) =>
  ['marked-quiz', uid, courseId, lessonId] as const;

/** Returns a function that sends what waits of the signed-in person. It throws an ApiError if the school is unreachable. */
export function useSendOutbox(): () => Promise<void> {
  const { state, idToken } = useSession();
  const { mutate } = useSWRConfig();
  const keep = useKeepEnrolment();
  const uid = state.user?.uid;
  /** Whoever is signed in when an answer arrives. */
  const present = useRef<string>(undefined);
  useEffect(() => {
    present.current = uid;
    return () => {
      present.current = undefined;
    };
  }, [uid]);

  async function onSent(sent: Sent): Promise<void> {
    if (!uid || present.current !== uid) return;
    if (sent.call === 'progress') await keep(sent.enrolment);
    else {
      const { courseId, lessonId, answers } = sent.quiz.body;
      const marked: MarkedQuiz = { answers, result: sent.result };
      await mutate(markedQuizKey(uid, courseId, lessonId), marked, { revalidate: false });
    }
  }

  return async () => {
    if (uid) await sendOutbox(uid, async () => (present.current === uid ? idToken() : null), onSent);
  };
}

/**
 * Empties the outbox, on every page of a signed-in person: at the start, when the line is back, when the page is
 * hidden, and again and again while something is due. `online` only knows the device's own network, and does not fire
 * on a Wi-Fi without internet.
 */
export function useOutbox(): void {
  const uid = useSession().state.user?.uid;
  const send = useSendOutbox();
  useEffect(() => {
    if (!uid) return undefined;
    const trySending = () => void (navigator.onLine && isStored('outbox') && send().catch(() => undefined));
    const timer = setInterval(() => isDue() && trySending(), every);
    const left = () => document.visibilityState === 'hidden' && trySending();
    trySending();
    window.addEventListener('online', trySending);
    document.addEventListener('visibilitychange', left);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', left);
    };
  }, [uid]);
}
