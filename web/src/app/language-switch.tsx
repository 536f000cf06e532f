import { heldAttribute } from '@pathshala/boot/page-data';
import type { Language } from '@pathshala/contract/language';
import { addressIn } from '@pathshala/contract/language-address';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languageNames, otherLanguages } from '../words/languages.ts';
import { chooseLanguage, thisPageIn } from './kept-language.ts';
import styles from './language-switch.module.css';

interface LanguageLinkProps {
  readonly language: Language;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the same page in another language, which is kept for the next visit. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname } = useLocation();
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    chooseLanguage(language);
    // The prerendered page knows neither query nor hash, and a hash may change without the router.
    const address = thisPageIn(language, window.location);
    if (address) currentTarget.href = address;
  };
  return (
    <a
      href={addressIn(language, pathname.replace(/(.)\/$/, '$1'))}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={follow}
      {...{ [heldAttribute]: '' }}
    >
      {children}
    </a>
  );
}

/** The other languages by their own names; in a column for the mobile menu. */
export function LanguageSwitch({ column = false }: { readonly column?: boolean }) {
  return otherLanguages.map((language) => (
    <LanguageLink key={language} language={language} className={column ? styles.row : styles.pill}>
      {languageNames[language]}
    </LanguageLink>
  ));
}
