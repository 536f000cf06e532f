/** What every way of answering gets. */
export interface FieldProps {
  /** As it is marked: what was typed, or the numbers of what was chosen, from 1. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isDone: boolean;
  /** The element that says what was odd. */
  readonly describedBy: string;
  readonly isOdd: boolean;
}
