import { builtinEnvironments } from 'vitest/runtime';

/*
 * Runs before each file of tests with a DOM. Files share a process, so that React and MUI are loaded once; each has a window
 * of its own. The last one's goes only now: React still works in it for a moment after the last test.
 */

type Globals = Record<string, PropertyDescriptor>;
type Timer = ReturnType<typeof setTimeout>;

/** What the file before has left, in this process. */
interface Left {
  readonly timers: Set<Timer>;
  /** Takes away its window, and what was put beside it. */
  leave: () => Promise<void>;
}

const shared = globalThis as { leftWindow?: Left };
shared.leftWindow ??= { timers: new Set(), leave: async () => undefined };
const left = shared.leftWindow;

const globalsNow = () => Object.getOwnPropertyDescriptors(globalThis) as unknown as Globals;

/** Writes down each timer: one that nobody has cleared would go off in the file after, and ask its school. */
function recordTimers(name: 'setTimeout' | 'setInterval'): void {
  const original = globalThis[name] as typeof setTimeout;
  const recorded = (...given: Parameters<typeof setTimeout>) => {
    const timer = original(...given);
    left.timers.add(timer);
    return timer;
  };
  Object.defineProperties(recorded, Object.getOwnPropertyDescriptors(original));
  Object.assign(globalThis, { [name]: recorded });
}

/** Globals as they were; Vitest minds its own. */
function putBack(before: Globals): void {
  const now = globalsNow();
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  for (const name of names.filter((one) => !one.startsWith('__vi'))) {
    const [was, is] = [before[name], now[name]];
    if (!was) Reflect.deleteProperty(globalThis, name);
    else if (!is || !Object.is(is.value, was.value) || is.get !== was.get)
      Object.defineProperty(globalThis, name, was);
  }
}

await left.leave();
const before = globalsNow();
recordTimers('setTimeout');
recordTimers('setInterval');
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
left.leave = async () => {
  for (const timer of left.timers) clearTimeout(timer);
  left.timers.clear();
  await teardown(globalThis);
  putBack(before);
};
