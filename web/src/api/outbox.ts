import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval';
import { deviceValue } from '../device/device-value.ts';

interface LessonName {
  readonly courseId: string;
  readonly lessonId: string;
}

interface Bodies {
  readonly progress: LessonName & { readonly done: boolean };
  /** The chosen option of each question, counted from 0. */
  readonly quiz: LessonName & { readonly answers: readonly number[] };
  readonly practice: PracticeEntry;
}

/** A call that the server does not have yet. */
export type Unsent<Name extends keyof Bodies = keyof Bodies> = {
  [Call in Name]: {
    readonly id: string;
    /** Uid: the call is shown to and sent for this person only. */
    readonly owner: string;
    readonly call: Call;
    readonly body: Bodies[Call];
    /** Milliseconds since 1970. */
    readonly at: number;
  };
}[Name];

/** How long a call waits for its owner, milliseconds. */
const longest = 90 * 86_400_000;
/** Practice is batched: it is sent this long after the first entry, milliseconds. */
const practiceDelay = 120_000;

/** When the first call is due, milliseconds since 1970, and how many wait; tells other tabs. */
const marker = deviceValue('outbox', (text) =>
  text === null ? Number.POSITIVE_INFINITY : Number.parseInt(text, 10) || 0,
);
export const isDue = (): boolean => marker.get() <= Date.now();

let opened: UseStore | undefined;

/** Without IndexedDB every access rejects, and calls wait in memory while the page is open. */
const store: UseStore = async (mode, work) => {
  opened ??= createStore('outbox', 'calls');
  return opened(mode, work);
};

const none: readonly Unsent[] = [];
let known = none;
/** Calls that are not stored yet, or that the store refused. */
const unwritten = new Map<string, Unsent>();
/** Never shown or sent again, even if the store fails to delete them. */
const removed = new Set<string>();
const listeners = new Set<() => void>();

function show(stored: readonly Unsent[]): void {
  // Known entries come last, so that their objects stay the same.
  const all = new Map([...stored, ...unwritten.values()].map((one) => [one.id, one]));
  for (const one of known) if (all.has(one.id)) all.set(one.id, one);
  const isLive = ({ id, at }: Unsent) => !removed.has(id) && at >= Date.now() - longest;
  const next = [...all.values()].filter(isLive).sort((a, b) => a.at - b.at);
  if (next.length === known.length && next.every((one, place) => one === known[place])) return;
  known = next;
  for (const listener of [...listeners]) listener();
}

function mark(): void {
  const due = known.map((one) => one.at + (one.call === 'practice' ? practiceDelay : 0));
  marker.set(known.length > 0 ? `${Math.min(...due)} ${known.length}` : null);
}

const idsOf = (some: readonly Unsent[]) => some.map(({ id }) => id);

let last: Promise<unknown> = Promise.resolve();

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

/** Removes calls that the server has, or will never accept. */
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

let isWatched = false;
/** Every call has its own time, which keeps them in order. */
let latest = 0;

/** What waits on this device, oldest first; complete after `read`. */
export const outbox = {
  known: (): readonly Unsent[] => known,
  /** Of prerendered pages. */
  none: (): readonly Unsent[] => none,
  read: (): Promise<void> => change(async () => undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isWatched) {
      isWatched = true;
      marker.subscribe(() => void outbox.read());
      void outbox.read().then(mark);
    }
    return () => listeners.delete(listener);
  },
  /** Queues calls. Of a lesson's marks, and of its quiz, only the last one waits. */
  add<Name extends keyof Bodies>(owner: string, name: Name, ...bodies: readonly Bodies[Name][]): void {
    const added = bodies.map((body) => {
      latest = Math.max(Date.now(), latest + 1);
      return { id: crypto.randomUUID(), owner, call: name, body, at: latest } as Unsent;
    });
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
  remove,
  mark,
  async forgetAll(owner: string): Promise<void> {
    await outbox.read();
    await remove(known.filter((one) => one.owner === owner));
  },
};
