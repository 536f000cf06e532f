import type { ComponentType } from 'react';
import type { PageLoader } from './page/page-loader.ts';
import type { HeadTag } from './page/page-meta.ts';

export interface PageModule {
  readonly Component: ComponentType;
  /** Runs on the server only. */
  readonly loader?: PageLoader<unknown> | undefined;
  readonly meta?: (given: MetaArguments) => readonly HeadTag[];
  /** Shown if the loader has failed. */
  readonly ErrorBoundary?: ComponentType;
}

export interface MetaArguments {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows what its own loader gives
  readonly loaderData?: any;
  readonly location: { readonly pathname: string };
}

const imports = import.meta.glob<PageModule>([
  './features/**/*-page.tsx',
  './app/{home-page,pages-layout,widgets-layout}.tsx',
  './auth/require-*.tsx',
  '!./**/*.test.tsx',
]);

const loaded = new Map<string, PageModule>();

/** A module that is here already. @param file its path below `web/src` */
export const loadedModule = (file: string): PageModule | undefined => loaded.get(file);

/** A failed load is retried the next time. */
export async function loadModule(file: string): Promise<PageModule> {
  const load = imports[`./${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  const module = await load();
  loaded.set(file, module);
  return module;
}
