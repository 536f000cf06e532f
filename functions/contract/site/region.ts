/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** For the daily job and the admins' overview: a name from the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';

/** Ahead of UTC, all year round, milliseconds. */
export const schoolOffset = 6 * 3_600_000;

/** Such as 2026-03-05. @param at milliseconds since 1970 */
export const schoolDay = (at: number): string => new Date(at + schoolOffset).toISOString().slice(0, 10);

/** Whether a text is a day such as 2026-03-05. */
export function isDay(text: string | null | undefined): text is string {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text;
}

/** Milliseconds. */
export const dayMs = 86_400_000;

/** Days on which a school's week may begin, and their numbers in JavaScript. */
export const weekStarts = { saturday: 6, sunday: 0, monday: 1 } as const;
export type WeekStart = keyof typeof weekStarts;

/** The midnight with which the school's week began. @param at milliseconds since 1970, as the answer */
export function weekOf(at: number, first: WeekStart): number {
  const day = Math.floor((at + schoolOffset) / dayMs) * dayMs;
  const since = (new Date(day).getUTCDay() - weekStarts[first] + 7) % 7;
  return day - since * dayMs - schoolOffset;
}

export const demoProject = 'demo-pathshala';
