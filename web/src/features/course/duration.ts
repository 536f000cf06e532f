import { words } from '../../words/words.ts';
/**
 * A time to learn, for people, in the page's language.
 * @param minutes whole, > 0
 * @returns `45 min`, `2 h`, `2 h 15 min`
 */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && words['course.hours']({ count: hours }),
    rest > 0 && words['ui.minutes']({ count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same in ISO 8601, for search engines: `PT2H15M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
