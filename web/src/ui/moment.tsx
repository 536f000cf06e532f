import { dateLocale } from '../words/format.ts';

const days = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium' });
const moments = new Intl.DateTimeFormat(dateLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  // Without it Bangla days have English letters: AM, PM.
  hour12: false,
});

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** With hours and minutes. */
  readonly exact?: boolean;
}

/** When something was, in the reader's own time zone. */
export function Moment({ at, exact = false }: MomentProps) {
  return <time dateTime={at}>{(exact ? moments : days).format(new Date(at))}</time>;
}
