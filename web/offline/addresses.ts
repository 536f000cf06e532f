/** Where the build puts the worker, and the script of the page that calls it. */
export const workerPath = '/sw.js';
export const keeperPath = '/offline.js';
