import { relative } from 'node:path';
import { watch } from 'chokidar';
import { report } from './messages.ts';
import { root } from './paths.ts';
import { closureOf, countsForBuild, ownerOf, readWorkspaces } from './workspaces.ts';

/** Debounces saves of several files into one build. */
const settleMilliseconds = 300;

/** Vite sees the site's own code and its own configuration by itself. */
const isVites = (path: string) => /^web\/(src(\/|$)|[^/]+\.\w+$)/.test(path);

/**
 * Watches packages with all that they are made from and does their work again when something changes, one work after
 * another. What fails is printed.
 * @param work by the name of the package
 */
export function watchPackages(work: Readonly<Record<string, () => Promise<void>>>): void {
  const workspaces = readWorkspaces(root);
  const closures = Object.keys(work).map((name) => ({ name, packages: closureOf(workspaces, name) }));
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const doAll = async () => {
    for (const name of [...waiting]) {
      waiting.delete(name);
      await work[name]?.().catch(report);
    }
  };
  const onChange = (path: string) => {
    const owner = ownerOf(workspaces, path);
    for (const { name, packages } of closures) if (owner && packages.includes(owner)) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(doAll);
    }, settleMilliseconds);
  };
  const ignored = (path: string) => {
    const own = relative(root, path);
    return !countsForBuild(own) || isVites(own);
  };
  const folders = [...new Set(closures.flatMap(({ packages }) => packages.map(({ folder }) => folder)))];
  watch(folders, { cwd: root, ignoreInitial: true, ignored }).on('all', (_event, path) => onChange(path));
}
