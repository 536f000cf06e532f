// Loaded into firebase-tools before its own code. It pipes a function's answer to the visitor without listening for the
// answer's errors, and a visitor who left in the middle of a long one ended all emulators: such an answer is cut off instead.
// What ends them all the same is written to the log with its stack, which firebase-tools keeps in a file of its own.
import { subscribe } from 'node:diagnostics_channel';
import process from 'node:process';

subscribe('http.server.request.start', ({ response }) => {
  response.on('pipe', (source) => source.on('error', () => response.destroy()));
});
process.on('uncaughtExceptionMonitor', (error) => console.error(error));
