/**
 * One of the built functions in a process of its own, for the bench: `FUNCTION_TARGET=api node serve-function.mjs index.js`.
 * Plain JavaScript, so that no time goes into stripping types.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveForParent } from './serve-for-parent.mjs';

const functions = await import(pathToFileURL(resolve(process.argv[2])).href);
const answer = functions[process.env.FUNCTION_TARGET];
const event = { data: { uid: 'nobody', email: 'nobody@pathshala.test' } };
// Those that wait for events are run by each call.
const isForEvents = ['accountEnded', 'retention'].includes(process.env.FUNCTION_TARGET);
serveForParent(isForEvents ? (_request, response) => answer.run(event).then(() => response.end()) : answer);
