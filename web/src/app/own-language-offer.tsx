import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnLanguage, useTellLanguage } from '../api/own-language.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { siteLanguage } from '../words/language.ts';
import { hasKeptLanguage } from './kept-language.ts';
import { preferredLanguage } from './language-offer.tsx';

const OfferLine = lazyPart(() => import('./language-offer-line.tsx'), nothing);

/**
 * Offers the page in the language that the signed-in person has chosen elsewhere, on a device on which none was chosen;
 * nobody is moved. Where the browser prefers another language, the page offers that itself.
 */
export function OwnLanguageOffer() {
  const [isOpen, setOpen] = useState(
    () => !hasKeptLanguage() && !preferredLanguage() && !languageToTell.get(),
  );
  useTellLanguage();
  const language = useOwnLanguage(isOpen).data?.language;
  if (!isOpen || !language || language === siteLanguage) return null;
  // Who is signed in is known within the header; the line belongs to the window's lower edge.
  return createPortal(
    <Suspense>
      <OfferLine language={language} onClose={() => setOpen(false)} />
    </Suspense>,
    document.body,
  );
}
