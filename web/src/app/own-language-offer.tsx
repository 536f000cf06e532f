import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnLanguage, useTellLanguage } from '../api/own-language.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { siteLanguage } from '../words/language.ts';
import { preferredLanguage } from './language-offer.tsx';
import { mayOfferLanguage } from './language-offered.ts';

const OfferLine = lazyPart(() => import('./language-offer-line.tsx'), nothing);

/**
 * Offers the language that the signed-in person chose elsewhere, if none was chosen or offered on this device. The browser's own
 * preference comes first.
 */
export function OwnLanguageOffer() {
  const [isOpen, setOpen] = useState(
    () => mayOfferLanguage() && !preferredLanguage() && !languageToTell.get(),
  );
  useTellLanguage();
  const language = useOwnLanguage(isOpen).data?.language;
  if (!isOpen || !language || language === siteLanguage) return null;
  // Rendered in the header, which knows the session; shown at the bottom by a portal.
  return createPortal(
    <Suspense>
      <OfferLine language={language} onClose={() => setOpen(false)} />
    </Suspense>,
    document.body,
  );
}
