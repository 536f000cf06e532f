export interface FieldProps {
  /** In the form that is marked: typed text, or numbers of the chosen options, from 1. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isDone: boolean;
  readonly describedBy: string;
  readonly isOdd: boolean;
}

export const picksIn = (typed: string): number[] => (typed === '' ? [] : typed.split(' ').map(Number));

export function toggled(typed: string, pick: number): string {
  const picks = picksIn(typed);
  const kept = picks.includes(pick) ? picks.filter((one) => one !== pick) : [...picks, pick];
  return kept.sort((a, b) => a - b).join(' ');
}

/** All items in the order shown. @param count number of items */
export const asTheyStand = (count: number): string =>
  Array.from({ length: count }, (_, at) => at + 1).join(' ');

/** Moves the item at a position by one. @param by -1 or 1 */
export function moved(typed: string, at: number, by: -1 | 1): string {
  const picks = picksIn(typed);
  const [one, other] = [picks[at], picks[at + by]];
  if (one === undefined || other === undefined) return typed;
  picks[at] = other;
  picks[at + by] = one;
  return picks.join(' ');
}
