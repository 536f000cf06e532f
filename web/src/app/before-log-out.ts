/** Sends what waits before log-out. Loaded lazily: most people have nothing. */
export const loadBeforeLogOut = () => import('../api/use-outbox.ts');
