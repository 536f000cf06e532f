/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** Whose days and weeks count: of the daily job and of the admins' overview. A name of the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';

/** Its clocks are six hours ahead of UTC, all year. Milliseconds. */
export const schoolOffset = 6 * 3_600_000;

/** The day of the school's calendar, such as 2026-03-05. @param at milliseconds since 1970 */
export const schoolDay = (at: number): string => new Date(at + schoolOffset).toISOString().slice(0, 10);

export const demoProject = 'demo-pathshala';

/** Milliseconds. */
export const dayMs = 86_400_000;

/** @returns `2026-03-02` */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
