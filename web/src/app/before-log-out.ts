/** Sends unsent practice before log-out. Loaded lazily: most people have none. */
export const loadBeforeLogOut = () => import('../api/unsent-practice.ts');
