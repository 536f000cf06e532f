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

/** Which of a text's languages is written and shown beside it: one choice for the editor and the preview. */
export const useShownLanguage = (): ShownLanguage => useContext(ShownLanguageContext);
