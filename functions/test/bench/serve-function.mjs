/**
 * The built functions in a process of its own, for the bench: `node serve-function.mjs index.js`. Plain JavaScript, so that
 * no time goes into stripping types.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveForParent } from './serve-for-parent.mjs';

const { api, pages } = await import(pathToFileURL(resolve(process.argv[2])).href);
// What of the site is answered without a file is another function's.
serveForParent((request, response) => (request.url.startsWith('/api/') ? api : pages)(request, response));
