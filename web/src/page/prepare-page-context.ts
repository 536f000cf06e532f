import { createContext } from 'react';

/** In a browser: prefetches a page. Throws what keeps it from opening. */
export const PreparePageContext = createContext<((path: string) => Promise<void>) | undefined>(undefined);
