import type { Language } from '@pathshala/contract/text/languages';
import { useEffect, useRef } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import { offer } from '../words/compiled/messages/any-language-offer.js';
import { offerClose } from '../words/compiled/messages/any-language-offerClose.js';
import { offerGo } from '../words/compiled/messages/any-language-offerGo.js';
import styles from './language-offer-line.module.css';
import { keepOffered } from './language-offered.ts';
import { LanguageLink } from './language-switch.tsx';

/** What is said, in their own language, to somebody whose browser prefers it while the page speaks another. */
interface LanguageOffer {
  readonly line: string;
  readonly go: string;
  readonly close: string;
}

const languageOffer = (language: Language): LanguageOffer => ({
  line: offer[language](),
  go: offerGo[language](),
  close: offerClose[language](),
});

interface OfferLineProps {
  readonly language: Language;
  readonly onClose: () => void;
}

/**
 * A bar at the bottom in the offered language, once on each device, until accepted or closed. A press on the page means
 * that its language is fine: the bar leaves before it can cover what comes.
 */
export default function OfferLine({ language, onClose }: OfferLineProps) {
  const { line, go, close } = languageOffer(language);
  const bar = useRef<HTMLElement>(null);
  useEffect(keepOffered, []);
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      if (!bar.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [onClose]);
  return (
    <section ref={bar} lang={language} aria-label={line} className={`row middle screen ${styles.line}`}>
      <p>{line}</p>
      <LanguageLink language={language} className={`tap strong ${styles.go}`}>
        {go}
      </LanguageLink>
      <CloseButton label={close} className={styles.close} onClick={onClose} />
    </section>
  );
}
