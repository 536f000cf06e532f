// Installs the packages when `node_modules` does not match `package-lock.json`. Plain JavaScript: see run.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFolderLock } from './folder-lock.mjs';

const stampName = '.pathshala-lock';

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** True when every package that the lock file demands is recorded as installed in the same version. */
export function satisfies(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
    const found = installed.packages?.[path];
    return found !== undefined && found.version === wanted.version && found.resolved === wanted.resolved;
  });
}

/** Says whether `node_modules` matches the lock file: by the stamp of our own install, else package by package. */
export function isInstalled(root) {
  const lockFile = join(root, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const stamp = join(root, 'node_modules', stampName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !satisfies(readJson(lockFile), readJson(hidden))) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** Runs `npm ci` with its output in the log file; resolves to whether it succeeded. */
function npmInstall(root, logFile) {
  const log = createWriteStream(logFile);
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', () => resolve(false));
    child.on('close', (code) => log.end(() => resolve(code === 0)));
  });
}

/** Installs once, however many commands were started at the same moment. Throws one readable line on failure. */
export async function installWhenNeeded(root) {
  if (isInstalled(root)) return;
  const logs = join(root, '.pathshala', 'logs');
  mkdirSync(logs, { recursive: true });
  await withFolderLock(join(root, '.pathshala', 'locks', 'install'), async () => {
    if (isInstalled(root)) return;
    const logFile = join(logs, 'install.log');
    console.log('install    the packages of package-lock.json');
    if (!(await npmInstall(root, logFile)) || !existsSync(join(root, 'node_modules', '.package-lock.json'))) {
      throw new Error(`The packages could not be installed; see ${relative(root, logFile)}`);
    }
    const lock = readFileSync(join(root, 'package-lock.json'));
    writeFileSync(join(root, 'node_modules', stampName), createHash('sha256').update(lock).digest('hex'));
  });
}
