/** The props that every answer field takes. */
export interface FieldProps {
  /** The answer in the form that is marked: typed text, or the numbers of the chosen options, from 1. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isDone: boolean;
  /** The id of the element that describes an input error. */
  readonly describedBy: string;
  readonly isOdd: boolean;
}
