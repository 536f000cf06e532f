/** By address. Failed loads are retried. */
const asked = new Map<string, Promise<void>>();

/** Files that are in the document already. */
export function noteBrought(addresses: readonly string[]): void {
  for (const address of addresses) asked.set(address, Promise.resolve());
}

/** A style sheet resolves once it applies; a script is only preloaded. */
function addLink(href: string): Promise<void> {
  const kind = href.endsWith('.css') ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' };
  const link = Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not come`));
    };
    document.head.append(link);
  });
}

function fetchOnce(file: string): Promise<void> {
  const address = `/${file}`;
  const known = asked.get(address);
  if (known) return known;
  const coming = addLink(address);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

/**
 * Imports a module once its files have loaded. Many browsers never retry a failed module or preload, so a lost connection would
 * break a part for good. Replaces Vite's preloading: web/build-steps/files-first.ts.
 */
export async function loadFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return await importModule();
}
