/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** For the daily job and the admins' overview: a name from the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';

/** Ahead of UTC, all year round, milliseconds. */
export const schoolOffset = 6 * 3_600_000;

/** Such as 2026-03-05. @param at milliseconds since 1970 */
export const schoolDay = (at: number): string => new Date(at + schoolOffset).toISOString().slice(0, 10);

export const demoProject = 'demo-pathshala';

/** Milliseconds. */
export const dayMs = 86_400_000;
