/** When a lesson was marked as done, milliseconds since 1970, and the minutes that it takes. */
export interface LessonMark {
  readonly at: number;
  readonly minutes: number;
}

/**
 * Estimates the time for lessons from when they were marked as done: who marks several one after the other has not read
 * for longer than the time between.
 * @returns whole minutes
 */
export function lessonMinutes(marks: readonly LessonMark[]): number {
  const inOrder = marks.toSorted((a, b) => a.at - b.at);
  return inOrder.reduce((sum, { at, minutes }, index) => {
    const since = (at - (inOrder[index - 1]?.at ?? Number.NEGATIVE_INFINITY)) / 60_000;
    return sum + Math.min(minutes, Math.ceil(since));
  }, 0);
}
