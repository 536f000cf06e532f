import type { PageModule } from './page-imports.ts';

const loaded = new Map<string, PageModule>();

/** A module that is here already. @param file its path below `web/src` */
export const loadedModule = (file: string): PageModule | undefined => loaded.get(file);

/** Built pages call this: build-steps/files-first.ts */
export const keepModule = (file: string, module: PageModule): void => void loaded.set(file, module);

/** A failed load is retried the next time. */
export async function loadModule(file: string): Promise<PageModule> {
  const known = loaded.get(file);
  if (known) return known;
  const { importPage } = await import('./page-imports.ts');
  const module = await importPage(file);
  keepModule(file, module);
  return module;
}
