import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Imports every page, not only the rendered one. */
const allPages = '/src/page-modules.ts';

/** Style sheets in the order of their imports: those of a module's imports first. */
async function sheetsOf({ environments }: ViteDevServer, modules: readonly string[]) {
  const { moduleGraph } = environments.ssr;
  const sheets: EnvironmentModuleNode[] = [];
  const seen = new Set([await moduleGraph.getModuleByUrl(allPages)]);
  const take = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(take);
    if (module.id?.endsWith('.css')) sheets.push(module);
  };
  for (const module of modules) take(await moduleGraph.getModuleByUrl(module));
  return sheets;
}

/**
 * The styles of a rendered page, as elements: they apply before any script, and Vite finds each by its attribute when
 * it changes.
 * @param modules addresses of the page's modules
 */
export async function stylesOf(vite: ViteDevServer, modules: readonly string[]): Promise<string> {
  const elements = (await sheetsOf(vite, modules)).map(async ({ id, url }) => {
    const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
