import type { PageModule } from './page-imports.ts';

const loaded = new Map<string, PageModule>();

/** A module that is here already. @param file its path below `web/src` */
export const loadedModule = (file: string): PageModule | undefined => loaded.get(file);

const awaited = new Map<string, () => void>();

/** Built pages call this: build-steps/files-first.ts */
export function keepModule(file: string, module: PageModule): void {
  loaded.set(file, module);
  awaited.get(file)?.();
}

/** Of the opened document: its pages import the site's own module, and so come after it. */
export const moduleOfDocument = (file: string): Promise<void> =>
  new Promise((resolve) => (loaded.has(file) ? resolve() : awaited.set(file, resolve)));

/** A failed load is retried the next time. */
export async function loadModule(file: string): Promise<PageModule> {
  const known = loaded.get(file);
  if (known) return known;
  const { importPage } = await import('./page-imports.ts');
  const module = await importPage(file);
  keepModule(file, module);
  return module;
}
