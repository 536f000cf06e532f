import { deviceValue, jsonIn } from './device-value.ts';

const all = deviceValue('modelTests', (text) => {
  const value = jsonIn(text);
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
});

/** Also after a log-out in any tab. @param listener gets whether everything was removed */
export const onAttemptsChange = (listener: (isForgotten: boolean) => void) =>
  all.subscribe(() => listener(all.get() === null));

/**
 * Unsubmitted papers (`class-9`, `course/sums`) and quizzes (`quiz/sums/first`).
 * @param isKept checks stored data, which another version may have written
 */
export const attemptStore = <Kept>(isKept: (value: unknown) => value is Kept) => ({
  read(name: string): Kept | undefined {
    const value = all.get()?.[name];
    return isKept(value) ? value : undefined;
  },
  write: (name: string, kept: Kept) => all.set({ ...all.get(), [name]: kept }),
  forget(name: string): void {
    const { [name]: gone, ...others } = all.get() ?? {};
    if (gone !== undefined) all.set(others);
  },
});
