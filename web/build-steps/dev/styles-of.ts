import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Through this one every page is imported, and not the one alone that was rendered. */
const allPages = '/src/page-modules.ts';

/** Style sheets in the order in which they come to hold: those that a module imports before those that it names after them. */
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
 * The styles of a page that was rendered, as elements: it is styled before any script, and Vite finds each by its attribute
 * when it changes.
 * @param modules addresses of those that the page is made of
 */
export async function stylesOf(vite: ViteDevServer, modules: readonly string[]): Promise<string> {
  const elements = (await sheetsOf(vite, modules)).map(async ({ id, url }) => {
    const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
