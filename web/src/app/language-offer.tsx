import type { Language } from '@pathshala/contract/text/languages';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { otherLanguages } from '../words/languages.ts';
import { hasKeptLanguage } from './kept-language.ts';

const OfferLine = lazyPart(() => import('./language-offer-line.tsx'), nothing);

/** The language that the browser prefers to the page's, if the school speaks it. */
export function preferredLanguage(): Language | undefined {
  const [first = ''] = navigator.languages ?? [];
  return otherLanguages.find((language) => first.toLowerCase().split('-')[0] === language);
}

/** Offers the page in the language that a first visitor's browser prefers; nobody is moved. */
export function LanguageOffer() {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    if (!hasKeptLanguage()) setLanguage(preferredLanguage());
  }, []);
  if (!language) return null;
  return (
    <Suspense>
      <OfferLine language={language} onClose={() => setLanguage(undefined)} />
    </Suspense>
  );
}
