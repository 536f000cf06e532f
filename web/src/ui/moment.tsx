import { mediumDayText, momentText } from '../words/format.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** With hours and minutes. */
  readonly exact?: boolean;
}

/** In the reader's time zone. */
export function Moment({ at, exact = false }: MomentProps) {
  return <time dateTime={at}>{exact ? momentText(at) : mediumDayText(at)}</time>;
}
