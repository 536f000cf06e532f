import { relative } from 'node:path';
import { watch } from 'chokidar';
import { countsForBuild, type Target, targets } from './build-targets.ts';
import { report } from './messages.ts';
import { root } from './paths.ts';

/** Debounces saves of several files into one build. */
const settleMilliseconds = 300;

/** Vite sees the site's own code and its own configuration by itself. */
const isVites = (path: string) => /^web\/(src(\/|$)|[^/]+\.\w+$)/.test(path);

/**
 * Watches packages with all that they are made from and does their work again when something changes, one work after
 * another. What fails is printed.
 * @param work by the name of the target
 */
export function watchPackages(work: Readonly<Record<Target['name'], () => Promise<void>>>): void {
  const waiting = new Set<Target['name']>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const doAll = async () => {
    for (const name of [...waiting]) {
      waiting.delete(name);
      await work[name]().catch(report);
    }
  };
  const onChange = (path: string) => {
    for (const { name, folders } of targets)
      if (folders.some((folder) => path.startsWith(`${folder}/`))) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(doAll);
    }, settleMilliseconds);
  };
  const ignored = (path: string) => {
    const own = relative(root, path);
    return !countsForBuild(own) || isVites(own);
  };
  watch(['functions', 'web'], { cwd: root, ignoreInitial: true, ignored }).on('all', (_event, path) =>
    onChange(path),
  );
}
