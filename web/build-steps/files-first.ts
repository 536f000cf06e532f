import { join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';
import { routeFiles } from '../src/page-files.ts';

const source = join(import.meta.dirname, '../src');
const loader = join(source, 'ui/load-files.ts');

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

const pages = new Map(routeFiles.flatMap(([, files]) => files.map(({ file }) => [join(source, file), file])));

/** A page's module registers itself: the document names the files of the first page, so the site need not know the others'. */
export const pagesAreKept: Plugin = {
  name: 'pages-are-kept',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.tsx$/ },
    handler(code, id) {
      const file = pages.get(id);
      if (file === undefined) return null;
      const own = [id, join(source, 'page-modules.ts'), file].map((text) => JSON.stringify(text));
      return {
        code: `${code}\nimport * as ownPage from ${own[0]};\nimport { keepModule } from ${own[1]};\nkeepModule(${own[2]}, ownPage);\n`,
        map: null,
      };
    },
  },
};

const isAtStart = (file: string) => /\/(?:framework|rolldown-runtime|entry\.browser)-/.test(file);

/** Vite names the files of a module with dependencies; one without any is its own file. Every page starts with some of them. */
export const everyFile = {
  resolveDependencies: (file, needed) =>
    needed.length > 0 ? needed.filter((one) => !isAtStart(one)) : [file],
} satisfies ModulePreloadOptions;

/** Names of components for developer tools, and calls not marked as pure, would keep packages' unused components. */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\//, code: /\b(?:displayName|forwardRef)\b/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = (["'])\w*\1;$/gm, '')
        .replaceAll(/= (?=React\w*\.forwardRef\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};
