// Loaded into firebase-tools before its own code, to change what would leave processes behind or ends all emulators, and what
// takes most of the time of a start. Plain JavaScript: Node loads it beside another program.
import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

// The parent has ended: end the whole process group.
const end = () => process.kill(0, 'SIGKILL');
process.on('disconnect', end);
if (process.connected === false) end();

/** The jar of the Google Cloud SDK names no main class. */
const sdkJar = /cloud-firestore-emulator\.jar$/;
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const startable = (args) =>
  args.flatMap((arg, index) => {
    if (arg === '-jar' && sdkJar.test(args[index + 1])) return ['-cp'];
    return sdkJar.test(arg) ? [arg, mainClass] : [arg];
  });

// Java is in this group too; the emulators are useless without Firestore.
const { spawn, spawnSync } = childProcess;
childProcess.spawn = (program, args, options) => {
  if (!options?.detached) return spawn(program, args, options);
  const java = spawn(program, startable(args), { ...options, detached: false });
  return java.once('exit', (code, signal) => {
    console.error(`Error: the Firestore emulator ended by itself (${signal ?? `exit code ${code}`})`);
    process.exit(1);
  });
};

// It looks on npm for a newer firebase-functions with each load of the function: a second, ten without a network.
childProcess.spawnSync = (program, ...rest) =>
  program === 'npm' ? { status: 0, stdout: '{}' } : spawnSync(program, ...rest);

// It makes the jar executable, which fails for an installed one of another owner, and is not needed.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => {
  if (!sdkJar.test(path)) chmodSync(path, mode);
};

// It pipes a function's answer to the visitor without listening for the answer's errors, and a visitor who left in the middle
// of a long one ended all emulators: such an answer is cut off instead. Other errors are in the log with their stack.
subscribe('http.server.request.start', ({ request, response }) => {
  response.on('pipe', (source) => source.on('error', () => response.destroy()));
  request.url = withPathAsWritten(request.url);
});

/** Its Hosting answers 500 to a path that was cut off within an encoded letter. */
function withPathAsWritten(url) {
  const [path, ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

// Its Auth emulator compiles some hundred schemas at once; this option compiles each when it is needed.
const exegesis = createRequire(import.meta.resolve('firebase-tools/package.json'))('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
