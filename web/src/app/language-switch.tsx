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
      // The device's font: a page needs none for one word.
      style={{ fontFamily: 'system-ui' }}
      onClick={(event) => follow(event, language)}
      {...{ [heldAttribute]: '' }}
    >
      {languageNames[language]}
    </a>
  ));
}
