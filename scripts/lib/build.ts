import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './children.ts';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, secondsSince, step } from './messages.ts';
import { lockFolder, logFolder, root, stateFolder } from './paths.ts';

export interface Workspace {
  name: 'functions' | 'web';
  /** Files and folders whose content decides whether the last build is still good. */
  inputs: readonly string[];
  /** A file that every build writes. */
  output: string;
}

export const workspaces: readonly Workspace[] = [
  {
    name: 'functions',
    inputs: [
      'functions/contract',
      'functions/search',
      'functions/src',
      'functions/content',
      'functions/build.ts',
      'functions/package.json',
    ],
    output: 'functions/build/package.json',
  },
  {
    name: 'web',
    inputs: [
      'functions/contract',
      'functions/search',
      'functions/content',
      'web/brand',
      'web/art',
      'web/build-steps',
      'web/src',
      'web/package.json',
      'web/react-router.config.ts',
      'web/vite.config.ts',
    ],
    output: 'web/build/client/index.html',
  },
];

/** Folders inside the inputs that builds and tests write themselves. */
const written = new Set(['node_modules', 'build', '.react-router']);

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !written.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One hash over everything that a build is made from, the site's build-time variables included. */
export function inputHash(base: string, inputs: readonly string[], environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const file of [...inputs, 'package-lock.json', 'tsconfig.base.json'].flatMap((input) =>
    filesBelow(join(base, input)),
  )) {
    hash.update(`${file.slice(base.length)}\0`).update(readFileSync(file));
  }
  for (const name of Object.keys(environment)
    .filter((key) => key.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

/** What is remembered of a build: its inputs, and when its output was written, to notice a build made by hand. */
function stampOf(workspace: Workspace): string {
  const output = join(root, workspace.output);
  const when = existsSync(output) ? statSync(output).mtimeMs : 'never';
  return `${inputHash(root, workspace.inputs, process.env)} ${when}`;
}

async function buildOne(workspace: Workspace): Promise<boolean> {
  const stampFile = join(stateFolder, 'build', workspace.name);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(workspace)) return false;
  rmSync(stampFile, { force: true });
  const logFile = join(logFolder, `build-${workspace.name}.log`);
  const { code } = await run('npm', ['run', 'build', '-w', `@pathshala/${workspace.name}`], { logFile });
  if (code !== 0 || !existsSync(join(root, workspace.output))) {
    throw new PlainError(`The build of ${workspace.name} failed`, logFile);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stampOf(workspace));
  return true;
}

/** Builds what has changed since its last build, and runs `then` before another command may build again. */
export async function build<T>(names: readonly Workspace['name'][], then: () => Promise<T>): Promise<T> {
  return await withFolderLock(join(lockFolder, 'build'), async () => {
    for (const workspace of workspaces.filter(({ name }) => names.includes(name))) {
      const start = performance.now();
      const built = await buildOne(workspace);
      step('build', built ? `${workspace.name} (${secondsSince(start)})` : `${workspace.name} is up to date`);
    }
    return await then();
  });
}
