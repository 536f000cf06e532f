import { deviceValue, jsonIn } from './device-value.ts';

const all = deviceValue('modelTests', (text) => {
  const value = jsonIn(text);
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
});

/**
 * Calls back after each change of an attempt, and when a person has logged out, in any tab.
 * @param listener told whether everything was taken away
 */
export const onAttemptsChange = (listener: (isForgotten: boolean) => void) =>
  all.subscribe(() => listener(all.get() === null));

/**
 * What somebody has before them on this device and has not submitted: papers (`class-9`, `course/sums`) and quizzes
 * (`quiz/sums/first`).
 * @param isKept what is stored may be of another version, or anybody's
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
