import { home, homePrint } from '@pathshala/content/home';
import type { HomeContent } from '@pathshala/contract/home';
import { createContext, type ReactNode, useContext } from 'react';
import { useNewerPart } from '../../api/newer-part.ts';

const HomeContext = createContext<HomeContent>(home);

/** What home says: as it was built, and what was published since once that has come. */
export const useHome = (): HomeContent => useContext(HomeContext);

/** Gives home's sections what they say. */
export function HomeText({ children }: { readonly children: ReactNode }) {
  return <HomeContext value={useNewerPart('home', home, homePrint)}>{children}</HomeContext>;
}
