import { createContext, use } from 'react';
import type { ShownHome } from './shown-home.ts';

/** The texts of home, as a context around its sections. */
export const HomeText = createContext<ShownHome | undefined>(undefined);

/** @throws Error outside of home */
export function useHome(): ShownHome {
  const home = use(HomeText);
  if (!home) throw new Error('Home alone says this');
  return home;
}
