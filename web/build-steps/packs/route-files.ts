import type { Route } from '@pathshala/contract/all-routes';

/** A row of the list by which the router knows what each page is made of, as the build writes it. */
interface RouteFiles {
  readonly parentId?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly css?: readonly string[];
}

/** The address of the router's list, by a page that names it. @throws Error where it does not */
export function manifestIn(html: string): string {
  const [address] = html.match(/\/assets\/manifest-[\w-]+\.js/) ?? [];
  if (!address) throw new Error('A page names no list of routes');
  return address;
}

/**
 * Addresses of the modules and styles that the router fetches for a page whose HTML does not name them, with those of the
 * layouts around it.
 * @param manifest the text of the router's list
 * @throws Error for a page that is not in it
 */
export function routeFiles(manifest: string, id: Route['id']): string[] {
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)) as {
    readonly routes: Readonly<Record<string, RouteFiles>>;
  };
  const filesFrom = (name: string): string[] => {
    const row = routes[name];
    if (!row) throw new Error(`The router has no page ${name}`);
    const { parentId, module, clientLoaderModule, css = [] } = row;
    // The bundler marks a style that several pages share with a hash at its end.
    const styles = css.map((address) => address.replace(/#$/, ''));
    const own = [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...styles];
    return [...(parentId === undefined ? [] : filesFrom(parentId)), ...own];
  };
  return [...new Set(filesFrom(id))];
}
