/**
 * The built functions in a process of its own, for the bench: `node serve-function.mjs index.js`. Plain JavaScript, so that
 * no time goes into stripping types.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveForParent } from './serve-for-parent.mjs';

const { api } = await import(pathToFileURL(resolve(process.argv[2])).href);
serveForParent(api);
