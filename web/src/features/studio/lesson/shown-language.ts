import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { createContext, useContext } from 'react';

export interface ShownLanguage {
  readonly language: Language;
  readonly show: (language: Language) => void;
}

export const ShownLanguageContext = createContext<ShownLanguage>({
  language: firstLanguage,
  show: () => undefined,
});

/** The language that the editor and the preview show: one choice for both. */
export const useShownLanguage = (): ShownLanguage => useContext(ShownLanguageContext);
