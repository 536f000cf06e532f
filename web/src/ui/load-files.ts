const asked = new Map<string, Promise<void>>();

export function noteBrought(addresses: readonly string[]): void {
  for (const address of addresses) asked.set(address, Promise.resolve());
}

function addStyle(href: string): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${href} did not come`));
    };
    document.head.append(sheet);
  });
}

/** Fills the browser's cache: file names contain a hash. */
async function fetchScript(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not come: ${answer.status}`);
  await answer.blob();
}

function fetchOnce(file: string): Promise<void> {
  const address = `/${file}`;
  const known = asked.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? addStyle(address) : fetchScript(address);
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
