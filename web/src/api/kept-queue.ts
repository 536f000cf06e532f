import type { DeviceKey } from '../device/local-storage.ts';
import { ApiError } from '../http/client.ts';

/** A queued change of a lesson. */
export interface Waiting {
  readonly uid: string;
  readonly courseId: string;
  readonly lessonId: string;
  /** Creation time, milliseconds since 1970. */
  readonly at: number;
}

export type LessonOf = Omit<Waiting, 'at'>;

/** Whether a stored value has the common fields of an entry. */
export function isWaiting(value: unknown): value is Waiting {
  const entry = value as Partial<Waiting> | null;
  return (
    typeof entry?.uid === 'string' &&
    typeof entry.courseId === 'string' &&
    typeof entry.lessonId === 'string' &&
    typeof entry.at === 'number'
  );
}

export const sameLesson = (a: LessonOf, b: LessonOf) =>
  a.uid === b.uid && a.courseId === b.courseId && a.lessonId === b.lessonId;

/** Whether an error is transient: offline, or a server error. */
export function mayPass(error: unknown): boolean {
  // Offline, renewing a token fails before any request.
  if (!navigator.onLine) return true;
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

/** Permanently refused: retrying would not help. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status);
}

/**
 * A persisted queue with one entry per person and lesson; the last one counts.
 * @param storageKey of local storage
 * @param isEntry validates stored values
 */
export function keptQueue<Entry extends Waiting>(
  storageKey: DeviceKey,
  isEntry: (value: unknown) => value is Entry,
) {
  const changed = new EventTarget();
  const none: readonly Entry[] = [];
  /** Parsed once per stored text, so that an unchanged queue keeps its identity. */
  let parsed: { text: string | null; entries: readonly Entry[] } = { text: null, entries: none };
  /** Fallback without storage: lasts as long as the page. */
  let memory: string | null = null;
  let sending: Promise<number> | null = null;

  function stored(): string | null {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return memory;
    }
  }

  function read(): readonly Entry[] {
    const text = stored();
    if (text === parsed.text) return parsed.entries;
    let entries = none;
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      if (Array.isArray(value)) entries = value.filter(isEntry);
    } catch {
      // Somebody else's text under our key counts as an empty queue.
    }
    parsed = { text, entries };
    return entries;
  }

  function write(entries: readonly Entry[]): void {
    const text = entries.length > 0 ? JSON.stringify(entries) : null;
    try {
      if (text === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, text);
    } catch {
      memory = text;
    }
    changed.dispatchEvent(new Event('change'));
  }

  async function sendAll(uid: string, send: (entry: Entry) => Promise<unknown>): Promise<number> {
    let sent = 0;
    for (const entry of read().filter((one) => one.uid === uid)) {
      try {
        await send(entry);
        sent += 1;
      } catch (error) {
        if (!isRefusal(error)) return sent;
      }
      // Unless it was replaced meanwhile.
      write(read().filter((other) => !(sameLesson(other, entry) && other.at === entry.at)));
    }
    return sent;
  }

  return {
    read,
    add(entry: Entry): void {
      write([...read().filter((other) => !sameLesson(other, entry)), entry]);
    },
    /** Removes a lesson's entry: the server has something newer. */
    forget(lesson: LessonOf): void {
      if (read().some((entry) => sameLesson(entry, lesson)))
        write(read().filter((entry) => !sameLesson(entry, lesson)));
    },
    /** Subscribes to changes, including other tabs'. Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      changed.addEventListener('change', listener);
      window.addEventListener('storage', listener);
      return () => {
        changed.removeEventListener('change', listener);
        window.removeEventListener('storage', listener);
      };
    },
    /**
     * Sends a person's entries, oldest first, until the first transient failure. One run at a time.
     * @param send sends one entry
     * @returns how many were accepted
     */
    flush(uid: string, send: (entry: Entry) => Promise<unknown>): Promise<number> {
      sending ??= sendAll(uid, send).finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
