/** Files that have come or are coming, by address. One that failed is asked for again. */
const asked = new Map<string, Promise<void>>();

/** Tells what the page has brought along. */
export function noteBrought(addresses: readonly string[]): void {
  for (const address of addresses) asked.set(address, Promise.resolve());
}

/** Has the browser fetch a file: a style sheet is there once it applies, a script waits to be imported. */
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
 * Imports a module once all its files have come. Many browsers never ask again for a module that failed once, or for one
 * that was preloaded in vain: a lost connection would break a part for as long as the page is open.
 * It stands in for Vite's preloading of each `import()`: web/build-steps/files-first.ts.
 */
export async function loadFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return await importModule();
}
