/** Where the function runs: Mumbai, the region nearest to most of our students. `firebase.json` names it too. */
export const region = 'asia-south1';
/** Whose days and weeks count: of the daily job and of the admins' overview. A name of the IANA database. */
export const schoolTimeZone = 'Asia/Dhaka';

/** Made when first asked: it takes five MiB of memory. */
let calendar: Intl.DateTimeFormat | undefined;

/** The day of the school's calendar, such as 2026-03-05. @param at milliseconds since 1970 */
export function schoolDay(at: number): string {
  // Sweden writes days as ISO 8601 does.
  calendar ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: schoolTimeZone });
  return calendar.format(at);
}

export const demoProject = 'demo-pathshala';
