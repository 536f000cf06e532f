// Runs a task on a fresh clone: `node scripts/run.mjs start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhenNeeded, thisMachine } from './lib/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** The oldest that the packages of this project install on. */
const isNewEnough = major > 20 || (major === 20 && minor >= 19);
/** Whether this Node runs TypeScript by itself. */
const stripsTypes = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);

/** Platforms for which `package.json` pins a Node 24; it needs glibc. */
const hasPinned = ['linux-x64', 'linux-arm64', 'darwin-x64'].includes(`${process.platform}-${process.arch}`);

/** Not through `node_modules/.bin`: npm 10 removes the link with the packages for other platforms. */
const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

/** A proxy serves downloads, never the school on this machine. */
function proxySettings() {
  const { HTTPS_PROXY, https_proxy, HTTP_PROXY, http_proxy, NO_PROXY, no_proxy } = process.env;
  if (!(HTTPS_PROXY || https_proxy || HTTP_PROXY || http_proxy)) return {};
  const direct = [no_proxy || NO_PROXY, '127.0.0.1', 'localhost'].filter(Boolean).join(',');
  return { NODE_USE_ENV_PROXY: '1', NO_PROXY: direct, no_proxy: direct };
}

function run(binary, script, args) {
  const path = [join(root, 'node_modules', '.bin'), dirname(binary), process.env.PATH ?? ''].join(':');
  // A command starts a dozen processes that load the same modules, so Node's compile cache is shared.
  const cache = join(root, 'node_modules', '.cache', 'node');
  const env = { NODE_COMPILE_CACHE: cache, ...process.env, ...proxySettings(), PATH: path };
  const child = spawn(binary, [script, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node could not be started from ${binary}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
  });
}

const [task = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${task}.ts`);
const getNode = 'Install Node 22 or 24 from https://nodejs.org and run the command again';
if (process.platform === 'win32') fail('The school runs on Linux and macOS; on Windows use WSL');
if (!isNewEnough) fail(`The school needs Node 20.19 or later; this is ${process.version}. ${getNode}`);
if (!stripsTypes && !(hasPinned && thisMachine().libc !== 'musl'))
  fail(`${process.version} is too old for this machine, for which npm has no newer one. ${getNode}`);
if (!/^[a-z]+$/.test(task) || !existsSync(script)) fail(`There is no task "${task}" in scripts/`);
try {
  await installWhenNeeded(root);
} catch (error) {
  fail(error.message);
}
run(stripsTypes ? process.execPath : pinned, script, args);
