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

/** In a module of its own: the addresses of all pages' files would be a tenth of the first page's own script. */
const imports = import.meta.glob<PageModule>([
  './features/**/*-page.tsx',
  './app/{home/*-page,pages-layout,widgets-layout}.tsx',
  './auth/require-*.tsx',
  '!./**/*.test.tsx',
]);

export async function importPage(file: string): Promise<PageModule> {
  const load = imports[`./${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return await load();
}
