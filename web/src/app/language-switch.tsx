import { languageKey } from '@pathshala/boot/head-scripts';
import { heldAttribute } from '@pathshala/boot/page-data';
import { addressIn, type Language, languageOfAddress, languages } from '@pathshala/contract/text/languages';
import type { MouseEvent } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { deviceValue } from '../device/device-value.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { useLocation } from '../ui/router.ts';
import { languageNames, otherLanguages } from '../words/language.ts';
import styles from './header.module.css';

/** For addresses without a language. */
const chosenLanguage = deviceValue(languageKey, (text) => text);

export function chooseLanguage(language: Language): void {
  chosenLanguage.set(language);
  if (accessToken.get()) languageToTell.set(language);
}

/** With query and hash. @returns undefined if the address already names the language, as a 404 may */
function thisPageIn(language: Language, here: Location): string | undefined {
  const { language: named, path } = languageOfAddress(here.pathname);
  return named === language && named !== languages[0]
    ? undefined
    : addressIn(language, path) + here.search + here.hash;
}

/** In units of a sixtieth of an em, on the line at 0. */
const drawnNames: Readonly<Partial<Record<Language, string>>> = {
  bn: 'M33-34l-5 0 0 34-7 0 0 0 0 0-19-13 0-7q9-8 19-10l0-4-22 0 0-6 34 0 0 6zm-12 26l0-16q-7 3-12 7l12 9zm28-26l-5 0 0 34-7 0 0-30q0-2-1-3-1-1-3-1l-2 0 0-6 3 0q2 0 3 3 0-4 0-6l0-1 7 0 0 4 5 0 0 6zm4 10q-2-2-2-7 0-4 2-6 3-3 8-3 4 0 7 3 3 2 3 6 0 5-3 7-3 3-7 3-5 0-8-3zm12-7q0-2-1-3-1-1-3-1-2 0-3 1-1 1-1 3 0 2 1 4 1 1 3 1 2 0 3-1 1-2 1-4zm-14 18l0-7 22 13 0 7-22-13zm64 13l-7 0 0-18q0-5-4-5-4 0-4 6l0 2-7 0 0-2q0-6-5-6-2 0-3 2-1 1-1 4 0 2 1 4 2 1 4 1 2 0 3 0l0 6q-2 0-3 0-6 0-9-3-3-3-3-8 0-5 3-8 3-4 8-4 3 0 5 2 3 1 3 4 1-3 3-4 1-2 4-2 3 0 5 2l0-7-35 0 0-6 47 0 0 6-5 0 0 34zm21-34l-5 0 0 34-7 0 0-30q0-2-1-3-1-1-3-1l-2 0 0-6 3 0q2 0 4 3-1-4-1-6l0-1 7 0 0 4 5 0 0 6z',
};

/** A drawing, so that pages need no font for one word. The parent element must have the name as text. */
function DrawnName({ language }: { readonly language: Language }) {
  const d = drawnNames[language];
  if (!d) return languageNames[language];
  return (
    <svg
      viewBox="-2 -45 139 46"
      style={{ width: 'calc(139em / 60)', height: 'calc(46em / 60)' }}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function LanguageSwitch({ column = false }: { readonly column?: boolean }) {
  const { pathname } = useLocation();
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>, language: Language) => {
    chooseLanguage(language);
    // Prerendering knows neither query nor hash; the hash may change without the router.
    const address = thisPageIn(language, window.location);
    if (address) currentTarget.href = address;
  };
  return otherLanguages.map((language) => (
    <a
      key={language}
      href={addressIn(language, pathname.replace(/(.)\/$/, '$1'))}
      hrefLang={language}
      lang={language}
      className={column ? 'row soft strong' : `card round ${styles.language}`}
      aria-label={languageNames[language]}
      onClick={(event) => follow(event, language)}
      {...{ [heldAttribute]: '' }}
    >
      <DrawnName language={language} />
    </a>
  ));
}
