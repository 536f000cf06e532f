import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash, contentHashes, inputHash, type Origin, type Target, targets } from './build-targets.ts';
import { type Outcome, run } from './children.ts';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, secondsSince, step } from './messages.ts';
import { lockFolder, logFolder, root, stateFolder } from './paths.ts';

/**
 * How to build a target. `quick`: without parts that are not needed locally (web/build-steps/quick-site.ts). A complete
 * build replaces a quick one.
 */
export type Extent = 'whole' | 'quick';

/** Build configuration; tests use their own. */
export interface BuildPlace extends Origin {
  /** Absolute path of the build cache. */
  readonly memory: string;
  /** `variables` are those that the build is told something by. */
  readonly make: (
    target: Target,
    logFile: string,
    variables: NodeJS.ProcessEnv,
  ) => Promise<Pick<Outcome, 'code'>>;
}

const here: BuildPlace = {
  base: root,
  memory: join(stateFolder, 'build'),
  environment: process.env,
  make: ({ command: [program, ...args] }, logFile, variables) =>
    run(program, args, { logFile, environment: { ...process.env, ...variables } }),
};

/** Time of the output, to notice manual builds. */
function whenWritten({ output }: Target, { base }: BuildPlace): number | 'never' {
  const file = join(base, output);
  return existsSync(file) ? statSync(file).mtimeMs : 'never';
}

/** What says where the steps of builds, and the seed, keep what they have made of the school's files, and of which files. */
export function contentVariables(place: BuildPlace = here): NodeJS.ProcessEnv {
  const folder = join(place.memory, 'content');
  const { code, files } = contentHashes(place);
  const before = existsSync(folder) ? readdirSync(folder).filter((name) => name !== code) : [];
  for (const name of before) rmSync(join(folder, name), { recursive: true });
  return { PATHSHALA_CONTENT: join(folder, code), PATHSHALA_CONTENT_OF: files };
}

/** Options of a build: extent and reusable outputs. */
function variablesOf(target: Target, place: BuildPlace, { extent, isForced }: Wanted): NodeJS.ProcessEnv {
  const isQuick = { PATHSHALA_QUICK_SITE: extent === 'quick' ? '1' : '' };
  if (isForced) return isQuick;
  return { ...isQuick, PATHSHALA_CODE: codeHash(target, place), ...contentVariables(place) };
}

async function buildOne(target: Target, place: BuildPlace, wanted: Wanted): Promise<boolean> {
  const stampFiles = {
    whole: join(place.memory, target.name),
    quick: join(place.memory, `${target.name}-quick`),
  };
  // Hashed before the build, so that later changes count as new.
  const inputs = inputHash(target, place);
  const stamp = () => `${inputs} ${whenWritten(target, place)}`;
  const isFresh = (extent: Extent) =>
    existsSync(stampFiles[extent]) && readFileSync(stampFiles[extent], 'utf8') === stamp();
  // Only the site has two extents.
  const extent = target.name === 'web' ? wanted.extent : 'whole';
  if (!wanted.isForced && (isFresh('whole') || (extent === 'quick' && isFresh('quick')))) return false;
  for (const file of Object.values(stampFiles)) rmSync(file, { force: true });
  const logFile = join(logFolder, `build-${target.name}.log`);
  const { code } = await place.make(target, logFile, variablesOf(target, place, { ...wanted, extent }));
  if (code !== 0 || !existsSync(join(place.base, target.output))) {
    throw new PlainError(`The build of ${target.name} failed`, logFile);
  }
  mkdirSync(place.memory, { recursive: true });
  writeFileSync(stampFiles[extent], stamp());
  return true;
}

/** What is asked of builds. */
interface Wanted {
  readonly extent: Extent;
  /** Rebuilds everything completely. */
  readonly isForced: boolean;
}

export type BuildOptions = Partial<Wanted>;

/**
 * Builds changed targets.
 * @returns names of built targets
 * @throws PlainError naming the log of a failed build
 */
export async function buildChanged(
  names: readonly Target['name'][],
  place: BuildPlace,
  { extent = 'whole', isForced = false }: BuildOptions = {},
): Promise<Target['name'][]> {
  const built: Target['name'][] = [];
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    const start = performance.now();
    const isBuilt = await buildOne(target, place, { extent, isForced });
    step('build', isBuilt ? `${target.name} (${secondsSince(start)})` : `${target.name} is up to date`);
    if (isBuilt) built.push(target.name);
  }
  return built;
}

/** Builds changed targets and runs `then` before another command may build. */
export async function build<T>(
  names: readonly Target['name'][],
  then: () => Promise<T>,
  options: BuildOptions = {},
): Promise<T> {
  return await withFolderLock(join(lockFolder, 'build'), async () => {
    await buildChanged(names, here, options);
    return await then();
  });
}
