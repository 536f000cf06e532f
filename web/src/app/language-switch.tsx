import { heldAttribute } from '@pathshala/boot/page-data';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from '../ui/router.ts';
import { languageNames, otherLanguages } from '../words/languages.ts';
import { DrawnName } from './drawn-name.tsx';
import styles from './header.module.css';
import { chooseLanguage, thisPageIn } from './kept-language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly className?: string | undefined;
  /** Accessible name, unless it is text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Links to the page in another language and remembers it. */
export function LanguageLink({ language, className, label, children }: LanguageLinkProps) {
  const { pathname } = useLocation();
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    chooseLanguage(language);
    // Prerendering knows neither query nor hash, and the hash may change without the router.
    const address = thisPageIn(language, window.location);
    if (address) currentTarget.href = address;
  };
  return (
    <a
      href={addressIn(language, pathname.replace(/(.)\/$/, '$1'))}
      hrefLang={language}
      lang={language}
      className={className}
      aria-label={label}
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
    <LanguageLink
      key={language}
      language={language}
      label={languageNames[language]}
      className={column ? 'row soft strong' : `card round ${styles.language}`}
    >
      <DrawnName language={language} />
    </LanguageLink>
  ));
}
