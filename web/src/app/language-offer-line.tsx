import type { Language } from '@pathshala/contract/text/languages';
import { CloseButton } from '../ui/close-button.tsx';
import { siteLanguage } from '../words/language.ts';
import { languageOffer } from '../words/language-offers.ts';
import { keepLanguage } from './kept-language.ts';
import styles from './language-offer-line.module.css';
import { LanguageLink } from './language-switch.tsx';

interface OfferLineProps {
  readonly language: Language;
  readonly onClose: () => void;
}

/** One line at the window's lower edge, in the language that it offers, until it is followed or closed. */
export default function OfferLine({ language, onClose }: OfferLineProps) {
  const { line, go, close } = languageOffer(language);
  return (
    <section lang={language} aria-label={line} className={`cluster gap-1 middle screen ${styles.line}`}>
      <p>{line}</p>
      <LanguageLink language={language} className="tap strong">
        {go}
      </LanguageLink>
      <CloseButton
        label={close}
        className={styles.close}
        onClick={() => {
          keepLanguage(siteLanguage);
          onClose();
        }}
      />
    </section>
  );
}
