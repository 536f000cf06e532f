import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment, QuizResult } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import { practiceLimits } from '@pathshala/contract/practice/log';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../auth/session-context.ts';
import { isStored } from '../device/device-value.ts';
import { ApiError, call } from '../http/client.ts';
import { languageQuery } from '../words/language.ts';
import { isDue, outbox, type Unsent } from './outbox.ts';
import { ownKey } from './use-answer.ts';

export function mayPass(error: unknown): boolean {
  // Offline, renewing a token fails before any request.
  if (!navigator.onLine) return true;
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

/** Whether it is refused for good. A missing consent is not: the parent may still agree. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  [400, 403, 404, 409, 422].includes(error.status) &&
  error.code !== 'consent-needed';

type Sent =
  | { readonly call: 'progress'; readonly enrolment: Enrolment }
  | { readonly call: 'quiz'; readonly quiz: Unsent<'quiz'>; readonly result: QuizResult };

type Token = () => Promise<string | null>;
type OnSent = (sent: Sent) => Promise<unknown>;

const subjectOf = (one: Unsent) => (one.call === 'practice' ? one.call : `course ${one.body.courseId}`);

function nextOf(owner: string, failed: ReadonlyMap<string, unknown>): readonly Unsent[] {
  const own = outbox.known().filter((one) => one.owner === owner && !failed.has(subjectOf(one)));
  return own[0]?.call === 'practice'
    ? own.filter((one) => one.call === 'practice').slice(0, practiceLimits.maxPerCall)
    : own.slice(0, 1);
}

async function post(some: readonly Unsent[], token: string, onSent: OnSent): Promise<void> {
  const [first] = some;
  const asked = { token, quiet: true } as const;
  if (first?.call === 'practice') {
    const entries = some.flatMap((one) => (one.call === 'practice' ? [one.body] : []));
    await call(practiceEndpoints.addPractice, { ...asked, body: { entries } });
  } else if (first?.call === 'progress') {
    const { courseId, lessonId, done } = first.body;
    const given = { ...asked, courseId, lessonId, query: languageQuery, body: { done } };
    await onSent({ call: 'progress', enrolment: await call(courseEndpoints.progress, given) });
  } else if (first) {
    const { courseId, lessonId, answers } = first.body;
    const given = { ...asked, courseId, lessonId, query: languageQuery, body: { answers: [...answers] } };
    const result = await call(courseEndpoints.quiz, given);
    // As for a quiz marked online. Refused without an enrolment.
    if (isPassed(result)) outbox.add(first.owner, 'progress', { courseId, lessonId, done: true });
    await onSent({ call: 'quiz', quiz: first, result });
  }
}

async function sendAll(owner: string, token: Token, onSent: OnSent): Promise<void> {
  await outbox.read();
  const failed = new Map<string, unknown>();
  for (let some = nextOf(owner, failed); some[0]; some = nextOf(owner, failed)) {
    const given = await token();
    if (given === null) return;
    try {
      await post(some, given, onSent);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 500) {
        failed.set(subjectOf(some[0]), error);
        continue;
      }
      if (!isRefusal(error)) throw error;
    }
    await outbox.remove(some);
  }
  outbox.mark();
  for (const error of failed.values()) throw error;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends what waits, oldest first, one run at a time in all tabs. If the server fails, calls about the same thing wait
 * for the next run; without a connection, all calls wait.
 * @param token null: signed out
 * @throws ApiError if something stays queued
 */
export function sendOutbox(
  owner: string,
  token: Token,
  onSent: OnSent = async () => undefined,
): Promise<void> {
  const work = () => sendAll(owner, token, onSent);
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks) return locks.request('outbox', work);
  const done = turn.then(work, work);
  turn = done;
  return done;
}

/** Longest delay of a log-out, milliseconds. */
const patience = 3000;

/** The rest waits until its owner signs in again. @throws ApiError if the school is unreachable */
export async function sendBeforeLogOut(owner: string, token: Token): Promise<void> {
  if (!navigator.onLine) return;
  await Promise.race([sendOutbox(owner, token), new Promise<void>((done) => setTimeout(done, patience))]);
}

/** Retry interval, milliseconds. */
const every = 10_000;

export function useUnsent(): readonly Unsent[] {
  const uid = useSession().state.user?.uid;
  const all = useSyncExternalStore(outbox.subscribe, outbox.known, outbox.none);
  return useMemo(() => all.filter(({ owner }) => owner === uid), [all, uid]);
}

export function useKeepEnrolment() {
  const { mutate } = useSWRConfig();
  const uid = useSession().state.user?.uid;
  return async (enrolment: Enrolment): Promise<void> => {
    const key = ownKey(courseEndpoints.enrolments, { query: languageQuery }, uid);
    const others = (before: Enrolment[] = []) =>
      before.filter((other) => other.courseId !== enrolment.courseId);
    await mutate<Enrolment[]>(key, (before) => [...others(before), enrolment], { revalidate: false });
  };
}

/** Answers that were sent late, and their marking. */
export interface MarkedQuiz {
  readonly answers: readonly number[];
  readonly result: QuizResult;
}

export const markedQuizKey = (uid: string, courseId: string, lessonId: string) =>
  ['marked-quiz', uid, courseId, lessonId] as const;

/** @throws ApiError (the call) if the school is unreachable */
export function useSendOutbox(): () => Promise<void> {
  const { state, idToken } = useSession();
  const { mutate } = useSWRConfig();
  const keep = useKeepEnrolment();
  const uid = state.user?.uid;
  /** The person signed in when an answer arrives. */
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
 * Sends the outbox at the start, on reconnect, when the page is hidden, and at intervals: `online` only knows the device's
 * own network, and does not fire on a Wi-Fi without internet.
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
