import type { Language } from '@pathshala/contract/text/languages';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { otherLanguages } from '../words/languages.ts';
import { mayOfferLanguage } from './language-offered.ts';

const OfferLine = lazyPart(() => import('./language-offer-line.tsx'), nothing);

/** The browser's preferred language, if offered and not the page's. */
export function preferredLanguage(): Language | undefined {
  const [first = ''] = navigator.languages ?? [];
  return otherLanguages.find((language) => first.toLowerCase().split('-')[0] === language);
}

/** Offers new visitors their browser's language, without redirecting. */
export function LanguageOffer() {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    if (mayOfferLanguage()) setLanguage(preferredLanguage());
  }, []);
  if (!language) return null;
  return (
    <Suspense>
      <OfferLine language={language} onClose={() => setLanguage(undefined)} />
    </Suspense>
  );
}
