const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The day of an order as it is read, in the reader's own time zone, such as `5 March 2026`. */
export function orderDay(at: string): string {
  return day.format(new Date(at));
}
