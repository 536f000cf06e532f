/** Files that have come or are coming, by address. One that failed is asked for again. */
const asked = new Map<string, Promise<void>>();

/** Tells what the page has brought along. */
export function noteBrought(addresses: readonly string[]): void {
  for (const address of addresses) asked.set(address, Promise.resolve());
}

/** A style sheet is there once it applies. */
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

/** Has the browser keep the file, which is the same for as long as it has this name. */
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
