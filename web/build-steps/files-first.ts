import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Plugin } from 'vite';

const loader = fileURLToPath(new URL('../src/ui/load-files.ts', import.meta.url));

/** In the browser `import()` goes through `loadFiles`, in place of Vite's own preloading. */
export const filesFirst: Plugin = {
  name: 'files-first',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\bvite\/preload-helper\b/ },
    handler: () => `export { loadFiles as __vitePreload } from ${JSON.stringify(loader)};`,
  },
};

/** Vite names the files of a module that needs others; one that stands alone is its own file. */
export const everyFile = {
  resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]),
} satisfies ModulePreloadOptions;
