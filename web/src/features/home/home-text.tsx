import { lateTextClass } from '@pathshala/boot/page-data';
import { home, homePrint } from '@pathshala/content/home';
import type { HomeContent } from '@pathshala/contract/home';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { newerPartAddress, useNewerPart } from '../../api/newer-part.ts';

const HomeContext = createContext<HomeContent>(home);

/** What home says: as it was built, and what was published since once that has come. */
export const useHome = (): HomeContent => useContext(HomeContext);

/** Where the boot script asks for a newer headline; undefined in tests and tools. */
export const newestHome = homePrint && newerPartAddress('home', homePrint);

/** Whether the page shows what it was built with for good: nothing takes the place of what somebody reads. */
function isLate(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains(lateTextClass);
}

interface HomeTextProps {
  readonly children: ReactNode;
  /** In place of what the site was built with. */
  readonly text?: HomeContent | undefined;
}

/** Gives home's sections what they say. */
export function HomeText({ children, text = home }: HomeTextProps) {
  const [print] = useState(() => (isLate() ? undefined : homePrint));
  // The next time home is opened it asks again.
  useEffect(() => () => document.documentElement.classList.remove(lateTextClass), []);
  return <HomeContext value={useNewerPart('home', text, print)}>{children}</HomeContext>;
}
