/** How much one caller may do in the window of its limit. */
export interface Allowance {
  /** Names the counter: what is counted, and for whom. */
  readonly key: string;
  readonly max: number;
}

/** How long a caller has to wait, milliseconds; 0: it was counted and may go on. */
export type Wait = number;
