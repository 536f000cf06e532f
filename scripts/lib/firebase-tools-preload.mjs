// Loaded into firebase-tools before its own code, to fix what leaves processes behind, crashes all emulators or slows the
// start. Plain JavaScript: Node loads it into another program.
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
const startable = (args) => {
  const at = args.findIndex((arg) => sdkJar.test(arg));
  return at > 0 ? [...args.slice(0, at - 1), '-cp', args[at], mainClass, ...args.slice(at + 1)] : args;
};

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

// Each load of the function checks npm for a newer firebase-functions: a second, or ten without a network.
childProcess.spawnSync = (program, ...rest) =>
  program === 'npm' ? { status: 0, stdout: '{}' } : spawnSync(program, ...rest);

// It makes the jar executable, which is not needed and fails if somebody else owns the file.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => {
  if (!sdkJar.test(path)) chmodSync(path, mode);
};

// It pipes a function's answer to the visitor without handling its errors, so a visitor who left in the middle of a long
// answer crashed all emulators. Such an answer is now cut off. Other errors are logged with their stack.
subscribe('http.server.request.start', ({ request, response }) => {
  response.on('pipe', (source) => source.on('error', () => response.destroy()));
  // Its Hosting answers 500 to a path that was cut off within an encoded letter.
  const [path, ...query] = request.url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
});

process.on('uncaughtExceptionMonitor', (error) => console.error(error));

// Its Auth emulator compiles some hundred schemas at once; this option compiles each when it is needed.
const exegesis = createRequire(import.meta.resolve('firebase-tools/package.json'))('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
