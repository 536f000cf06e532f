/** Milliseconds. */
export const dayMs = 86_400_000;

/** @returns `2026-03-02` */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
