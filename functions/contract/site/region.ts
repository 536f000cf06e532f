/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** Whose days and weeks count: of the daily job and of the admins' overview. A name of the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';

/** As ISO 8601 writes days: Sweden does so, too. */
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: schoolTimeZone });

/** The day of the school's calendar, such as 2026-03-05. @param at milliseconds since 1970 */
export const schoolDay = (at: number): string => day.format(at);

export const demoProject = 'demo-pathshala';
