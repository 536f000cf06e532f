import { ApiError } from './client.ts';
import type { DeviceKey } from './kept-on-device.ts';

/** A lesson's mark that the server does not have yet. The last mark of a lesson counts. */
export interface QueuedProgress {
  readonly uid: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly done: boolean;
  /** When it was made, milliseconds since 1970. */
  readonly at: number;
}

const storageKey: DeviceKey = 'queuedProgress';
const changed = new EventTarget();
const none: readonly QueuedProgress[] = [];

function isQueued(value: unknown): value is QueuedProgress {
  const entry = value as Partial<QueuedProgress> | null;
  return (
    typeof entry?.uid === 'string' &&
    typeof entry.courseId === 'string' &&
    typeof entry.lessonId === 'string' &&
    typeof entry.done === 'boolean' &&
    typeof entry.at === 'number'
  );
}

/** Parsed once per stored text, so that an unchanged queue stays one and the same value. */
let parsed: { text: string | null; entries: readonly QueuedProgress[] } = { text: null, entries: none };
/** Used where storage is refused: the queue then lasts as long as the page. */
let memory: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return memory;
  }
}

function read(): readonly QueuedProgress[] {
  const text = stored();
  if (text === parsed.text) return parsed.entries;
  let entries: readonly QueuedProgress[] = none;
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(value)) entries = value.filter(isQueued);
  } catch {
    // Somebody else's text under our key counts as an empty queue.
  }
  parsed = { text, entries };
  return entries;
}

function write(entries: readonly QueuedProgress[]): void {
  const text = entries.length > 0 ? JSON.stringify(entries) : null;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    memory = text;
  }
  changed.dispatchEvent(new Event('change'));
}

type LessonOf = Pick<QueuedProgress, 'uid' | 'courseId' | 'lessonId'>;

const sameLesson = (a: LessonOf, b: LessonOf) =>
  a.uid === b.uid && a.courseId === b.courseId && a.lessonId === b.lessonId;

/** Marks made while offline, kept in the browser until the server has them. */
export const progressQueue = {
  read,
  add(entry: QueuedProgress): void {
    write([...read().filter((other) => !sameLesson(other, entry)), entry]);
  },
  /** Takes an entry out, unless the person has marked it otherwise since. */
  remove(entry: QueuedProgress): void {
    write(read().filter((other) => !(sameLesson(other, entry) && other.at === entry.at)));
  },
  /** Takes out what waits for a lesson: the server has just taken a newer mark. */
  forget(lesson: LessonOf): void {
    if (read().some((entry) => sameLesson(entry, lesson))) {
      write(read().filter((entry) => !sameLesson(entry, lesson)));
    }
  },
  /** Calls back after every change, another tab's too. Gives back what stops it. */
  subscribe(listener: () => void): () => void {
    changed.addEventListener('change', listener);
    window.addEventListener('storage', listener);
    return () => {
      changed.removeEventListener('change', listener);
      window.removeEventListener('storage', listener);
    };
  },
};

/** The server said no for good: sending it again would not help. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409, 422].includes(error.status);
}

let sending: Promise<number> | null = null;

/**
 * Sends a person's queue, oldest first, and stops at the first failure that may pass. One run at a time.
 * @param send makes the call for one entry
 * @returns how many the server has taken
 */
export function flushProgress(
  uid: string,
  send: (entry: QueuedProgress) => Promise<unknown>,
): Promise<number> {
  sending ??= sendAll(uid, send).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(uid: string, send: (entry: QueuedProgress) => Promise<unknown>): Promise<number> {
  let sent = 0;
  for (const entry of read().filter((one) => one.uid === uid)) {
    try {
      await send(entry);
      sent += 1;
    } catch (error) {
      if (!isRefusal(error)) return sent;
    }
    progressQueue.remove(entry);
  }
  return sent;
}
