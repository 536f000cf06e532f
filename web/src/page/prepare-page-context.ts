import { createContext } from 'react';

/** In a browser: fetches what a page is made of before it is opened, and throws what keeps it from opening. */
export const PreparePageContext = createContext<((path: string) => Promise<void>) | undefined>(undefined);
