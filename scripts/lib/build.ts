import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHashes, type Target, targetHashes, targets } from './build-targets.ts';
import { succeed } from './children.ts';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, secondsSince, step } from './messages.ts';
import { lockFolder, logFolder, root, stateFolder } from './paths.ts';
import { writeFunctionCode } from './upload/function-code.ts';

/** The absolute paths of the repository and of the build cache. Tests use their own. */
const here = {
  base: root,
  memory: join(stateFolder, 'build'),
  make: ({ name, script }: Target, logFile: string, variables: NodeJS.ProcessEnv) => {
    const environment = { ...process.env, ...variables };
    return succeed(`The build of ${name}`, process.execPath, [script], { logFile, environment });
  },
};

export type BuildPlace = Readonly<typeof here>;

/** Tells build steps and the seed where to cache what they make of the school's files, and of which files. */
export function contentVariables({ base, memory }: BuildPlace = here): NodeJS.ProcessEnv {
  const folder = join(memory, 'content');
  const { code, content } = contentHashes(base);
  const before = existsSync(folder) ? readdirSync(folder).filter((name) => name !== code) : [];
  for (const name of before) rmSync(join(folder, name), { recursive: true });
  return { PATHSHALA_CONTENT: join(folder, code), PATHSHALA_CONTENT_OF: content };
}

async function buildOne(target: Target, place: BuildPlace, isForced: boolean): Promise<boolean> {
  const { base, memory } = place;
  const output = join(base, target.output);
  const stampFile = join(memory, target.name);
  // Hashed before the build, so that later changes count as new.
  const hashes = targetHashes(target, base);
  /** With the time of the output, so that builds by hand are noticed. */
  const stamp = () => `${hashes.all} ${existsSync(output) ? statSync(output).mtimeMs : 'never'}`;
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!isForced && last === stamp()) return false;
  rmSync(stampFile, { force: true });
  const logFile = join(logFolder, `build-${target.name}.log`);
  const variables = isForced ? {} : { PATHSHALA_CODE: hashes.code, ...contentVariables(place) };
  await place.make(target, logFile, variables);
  if (!existsSync(output)) throw new PlainError(`The build of ${target.name} made nothing`, logFile);
  mkdirSync(memory, { recursive: true });
  writeFileSync(stampFile, stamp());
  return true;
}

/** @returns names of built targets @throws PlainError naming the log of a failed build */
export async function buildChanged(
  names: readonly Target['name'][],
  place: BuildPlace,
  isForced = false,
): Promise<Target['name'][]> {
  const built: Target['name'][] = [];
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    const start = performance.now();
    const isBuilt = await buildOne(target, place, isForced);
    step('build', isBuilt ? `${target.name} (${secondsSince(start)})` : `${target.name} is up to date`);
    if (isBuilt) built.push(target.name);
  }
  return built;
}

/** Writes today's code of the function: the emulators load it while the site is built, which it reads with its first request. */
export async function layFunctionCode(folder: string): Promise<void> {
  for (const target of targets.filter(({ name }) => name === 'functions'))
    await writeFunctionCode(folder, targetHashes(target, root).code);
}

/** Runs `then` before another command may build. @param isForced ignores what was built before */
export async function build<T>(
  names: readonly Target['name'][],
  then: () => Promise<T>,
  isForced = false,
): Promise<T> {
  return await withFolderLock(join(lockFolder, 'build'), async () => {
    await buildChanged(names, here, isForced);
    return await then();
  });
}
