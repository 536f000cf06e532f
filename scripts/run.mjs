// Runs a task on a fresh clone: `node scripts/run.mjs start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenNeeded } from './lib/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** True for Node 20.19 or later, the oldest that npm packages of this project install on. */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/**
 * The Node that the lock file pins, by its npm package for this platform, or the running one where it can strip types by itself.
 * Not by way of `node_modules/.bin`, where npm 10 takes the link away again with the packages for other platforms.
 */
function nodeBinary() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const canStripTypes = Number(process.versions.node.split('.')[0]) >= 24;
  return existsSync(pinned) ? pinned : canStripTypes ? process.execPath : undefined;
}

function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

/** Runs the task, forwarding signals and its exit code. */
function run(binary, script, args) {
  const path = [join(root, 'node_modules', '.bin'), dirname(binary), process.env.PATH ?? ''].join(':');
  // A command starts a dozen processes that read the same modules: Node keeps what it has made of them.
  const cache = join(root, 'node_modules', '.cache', 'node');
  const env = { NODE_COMPILE_CACHE: cache, ...process.env, PATH: path };
  const child = spawn(binary, [script, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node could not be started from ${binary}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
  });
}

const [task = '', ...args] = process.argv.slice(2);
if (!isNewEnough(process.versions.node)) {
  fail(
    `The school needs Node 20.19 or later; this is ${process.version}. Install a newer one from https://nodejs.org`,
  );
}
const script = join(root, 'scripts', `${task}.ts`);
if (!/^[a-z]+$/.test(task) || !existsSync(script)) fail(`There is no task "${task}" in scripts/`);
try {
  await installWhenNeeded(root);
} catch (error) {
  fail(error.message);
}
const binary = nodeBinary();
if (!binary)
  fail(
    `npm has no Node 24 for ${process.platform} ${process.arch}; install it from https://nodejs.org and run the command again`,
  );
else run(binary, script, args);
