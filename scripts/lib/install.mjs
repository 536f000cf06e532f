// Installs the packages when `node_modules` does not match `package-lock.json`. Plain JavaScript: see run.mjs.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFolderLock } from './folder-lock.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** This machine's os, cpu and libc, as named by npm packages. */
export function thisMachine() {
  if (process.platform !== 'linux') return { os: process.platform, cpu: process.arch };
  process.report.excludeNetwork = true;
  const isGnu = process.report.getReport().header.glibcVersionRuntime !== undefined;
  return { os: process.platform, cpu: process.arch, libc: isGnu ? 'glibc' : 'musl' };
}

/** Whether an optional package is for this kind of machine: a compiled part that another package needs. */
function isMadeFor(machine, wanted) {
  const fits = (name) => wanted[name] === undefined || [wanted[name]].flat().includes(machine[name]);
  return wanted.os !== undefined && ['os', 'cpu', 'libc'].every(fits);
}

/**
 * The packages that the lock file demands and that are not installed in the same version. npm silently
 * leaves out optional packages, such as when Node is too old or a download failed; those for this machine count.
 * @typedef {{ packages?: Record<string, { version?: string, resolved?: string, [more: string]: unknown }> }} LockFile
 * @param {LockFile} lock
 * @param {LockFile} installed
 * @param {{ os: string, cpu: string, libc?: string }} machine
 */
export function missingPackages(lock, installed, machine = thisMachine()) {
  return Object.entries(lock.packages ?? {})
    .filter(([path, wanted]) => {
      if (!path.includes('node_modules/')) return false;
      if ((wanted.optional || wanted.devOptional) && !isMadeFor(machine, wanted)) return false;
      const found = installed.packages?.[path];
      return found?.version !== wanted.version || found?.resolved !== wanted.resolved;
    })
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

/** By npm's own record in `node_modules`. */
function missingIn(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  return missingPackages(
    readJson(join(root, 'package-lock.json')),
    existsSync(hidden) ? readJson(hidden) : {},
  );
}

function npmInstall(root, logFile, from) {
  const log = openSync(logFile, 'w');
  const how = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', from, ...how], { cwd: root, stdio: ['ignore', log, log] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  }).finally(() => closeSync(log));
}

/** Installs once for concurrent commands. Throws a readable error. */
export async function installWhenNeeded(root) {
  if (missingIn(root).length === 0) return;
  const logFile = join(root, '.pathshala', 'logs', 'install.log');
  mkdirSync(join(root, '.pathshala', 'logs'), { recursive: true });
  await withFolderLock(join(root, '.pathshala', 'locks', 'install'), async () => {
    if (missingIn(root).length === 0) return;
    console.log('install    the packages of package-lock.json');
    // What npm has kept about a package saves a thousand requests, but may not know the version that is wanted.
    const installed =
      (await npmInstall(root, logFile, '--prefer-offline')) ||
      (await npmInstall(root, logFile, '--prefer-online'));
    if (!installed) throw new Error(`The packages could not be installed; see ${relative(root, logFile)}`);
    const missing = missingIn(root).slice(0, 5).join(', ');
    const advice = 'Run the command again; if that does not help, use a newer Node and npm';
    if (missing) throw new Error(`npm has left out ${missing}, which this machine needs. ${advice}`);
  });
}
