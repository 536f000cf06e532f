import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import type { QuizResult } from '@pathshala/contract/courses/lesson';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import { type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval';
import { deviceValue } from '../device/device-value.ts';
import { ApiError, call } from '../http/client.ts';
import { languageQuery } from '../http/language-query.ts';

interface LessonName {
  readonly courseId: string;
  readonly lessonId: string;
}

/** What each call that may wait sends. */
interface Bodies {
  readonly progress: LessonName & { readonly done: boolean };
  /** The chosen option of each question, counted from 0. */
  readonly quiz: LessonName & { readonly answers: readonly number[] };
  readonly practice: PracticeEntry;
}

/** A call of a person that the server does not have yet. */
export type Unsent<Name extends keyof Bodies = keyof Bodies> = {
  [Call in Name]: {
    readonly id: string;
    /** The uid of the only person for whom it is shown and sent. */
    readonly owner: string;
    readonly call: Call;
    readonly body: Bodies[Call];
    /** Milliseconds since 1970. */
    readonly at: number;
  };
}[Name];

/** How long a call waits for its owner, milliseconds. */
const longest = 90 * 86_400_000;
/** Practice is sent together, this long after the first of it, milliseconds. */
const practiceDelay = 120_000;

/** Since when something is due, milliseconds since 1970; how many wait; tells the other tabs. */
const marker = deviceValue('outbox', (text) =>
  text === null ? Number.POSITIVE_INFINITY : Number.parseInt(text, 10) || 0,
);
export const isDue = (): boolean => marker.get() <= Date.now();

let opened: UseStore | undefined;

/** Without IndexedDB it rejects everything, and the calls wait in memory for as long as the page is open. */
const store: UseStore = async (mode, work) => {
  opened ??= createStore('outbox', 'calls');
  return opened(mode, work);
};

let known: readonly Unsent[] = [];
/** Not in the store yet, or refused by it. */
const unwritten = new Map<string, Unsent>();
/** Never shown or sent again, even if the store fails to forget them. */
const removed = new Set<string>();
const listeners = new Set<() => void>();

function show(stored: readonly Unsent[]): void {
  // What was known comes last: it keeps its identity.
  const all = new Map([...stored, ...unwritten.values()].map((one) => [one.id, one]));
  for (const one of known) if (all.has(one.id)) all.set(one.id, one);
  const isLive = ({ id, at }: Unsent) => !removed.has(id) && at >= Date.now() - longest;
  known = [...all.values()].filter(isLive).sort((a, b) => a.at - b.at);
  for (const listener of [...listeners]) listener();
}

function mark(): void {
  const due = known.map((one) => one.at + (one.call === 'practice' ? practiceDelay : 0));
  marker.set(known.length > 0 ? `${Math.min(...due)} ${known.length}` : null);
}

const idsOf = (some: readonly Unsent[]) => some.map(({ id }) => id);

let last: Promise<unknown> = Promise.resolve();

/** Changes the store, one change after the other, and reads it again. */
function change(work: () => Promise<unknown>): Promise<void> {
  const done = last
    .then(work)
    .catch(() => undefined)
    .then(async () => {
      const stored = await values<Unsent>(store).catch(() => known);
      const old = stored.filter(({ at }) => at < Date.now() - longest);
      if (old.length > 0) await delMany(idsOf(old), store).catch(() => undefined);
      show(stored);
    });
  last = done;
  return done;
}

let isWatched = false;

/** What waits on this device, oldest first: complete after `read`. */
export const outbox = {
  known: (): readonly Unsent[] => known,
  read: (): Promise<void> => change(async () => undefined),
  /** Subscribes to changes, including other tabs'. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isWatched) {
      isWatched = true;
      marker.subscribe(() => void outbox.read());
      void outbox.read();
    }
    return () => listeners.delete(listener);
  },
  /** Queues calls. Of a lesson's marks, and of its quiz, only the last one waits. */
  add<Name extends keyof Bodies>(owner: string, name: Name, ...bodies: readonly Bodies[Name][]): void {
    const at = Date.now();
    const added = bodies.map((body) => ({ id: crypto.randomUUID(), owner, call: name, body, at }) as Unsent);
    for (const one of added) if (one.call !== 'practice') outbox.forget(owner, one.call, one.body);
    for (const one of added) unwritten.set(one.id, one);
    show(known);
    mark();
    void change(async () => {
      await setMany(
        added.map((one) => [one.id, one]),
        store,
      );
      for (const { id } of added) unwritten.delete(id);
    }).then(mark);
  },
  /** Removes what waits of a lesson: the server has something newer. */
  forget(owner: string, name: 'progress' | 'quiz', lesson: LessonName): void {
    void remove(
      known.filter(
        (one) =>
          one.owner === owner &&
          one.call === name &&
          one.body.courseId === lesson.courseId &&
          one.body.lessonId === lesson.lessonId,
      ),
    );
  },
  /** Removes everything of a deleted account. */
  async forgetAll(owner: string): Promise<void> {
    await outbox.read();
    await remove(known.filter((one) => one.owner === owner));
  },
};

async function remove(gone: readonly Unsent[]): Promise<void> {
  if (gone.length === 0) return;
  for (const { id } of gone) {
    removed.add(id);
    unwritten.delete(id);
  }
  show(known);
  mark();
  await change(() => delMany(idsOf(gone), store));
  mark();
}

/** Whether an error is transient: offline, or a server error. */
export function mayPass(error: unknown): boolean {
  // Offline, renewing a token fails before any request.
  if (!navigator.onLine) return true;
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

/** Permanently refused: retrying would not help. A parent may still agree. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  [400, 403, 404, 409, 422].includes(error.status) &&
  error.code !== 'consent-needed';

/** What the server answered to a call that had waited. */
export type Sent =
  | { readonly call: 'progress'; readonly enrolment: Enrolment }
  | { readonly call: 'quiz'; readonly quiz: Unsent<'quiz'>; readonly result: QuizResult };

type Token = () => Promise<string | null>;
type OnSent = (sent: Sent) => Promise<unknown>;

/** The next call of a person, or as much practice as goes into one. */
function nextOf(owner: string): readonly Unsent[] {
  const own = known.filter((one) => one.owner === owner);
  return own[0]?.call === 'practice'
    ? own.filter((one) => one.call === 'practice').slice(0, practiceLimits.maxPerCall)
    : own.slice(0, 1);
}

async function post(some: readonly Unsent[], token: string, onSent: OnSent): Promise<void> {
  const [first] = some;
  const asked = { token, quiet: true } as const;
  if (first?.call === 'practice') {
    const entries = some.flatMap((one) => (one.call === 'practice' ? [one.body] : []));
    await call(endpoints.addPractice, { ...asked, body: { entries } });
  } else if (first?.call === 'progress') {
    const { courseId, lessonId, done } = first.body;
    const given = { ...asked, courseId, lessonId, query: languageQuery, body: { done } };
    await onSent({ call: 'progress', enrolment: await call(endpoints.progress, given) });
  } else if (first) {
    const { courseId, lessonId, answers } = first.body;
    const given = { ...asked, courseId, lessonId, query: languageQuery, body: { answers: [...answers] } };
    const result = await call(endpoints.quiz, given);
    // As after a quiz that is marked at once. Without an enrolment the mark is refused.
    if (isPassed(result)) outbox.add(first.owner, 'progress', { courseId, lessonId, done: true });
    await onSent({ call: 'quiz', quiz: first, result });
  }
}

async function sendAll(owner: string, token: Token, onSent: OnSent): Promise<void> {
  await outbox.read();
  for (let some = nextOf(owner); some.length > 0; some = nextOf(owner)) {
    const given = await token();
    if (given === null) return;
    try {
      await post(some, given, onSent);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    await remove(some);
  }
  mark();
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends what waits of a person, oldest first, until the first transient failure: one run at a time, in all tabs.
 * @param token the owner's; null: they are no longer signed in
 * @throws ApiError if the school is unreachable; the rest stays queued
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

/**
 * Sends what waits before a log-out, as far as possible in three seconds. The rest waits until its owner signs in again.
 * @throws ApiError if the school is unreachable
 */
export async function sendBeforeLogOut(owner: string, token: Token): Promise<void> {
  if (!navigator.onLine) return;
  await Promise.race([sendOutbox(owner, token), new Promise<void>((done) => setTimeout(done, patience))]);
}
