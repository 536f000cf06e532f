import { translations } from '@pathshala/contract/text/languages';

/** Where local storage keeps the language that was chosen on this device. */
export const languageKey = 'language';

/** The languages that pages have addresses of their own for. */
export const addressedLanguages = translations;

/**
 * Runs in the head, before anything is painted: an address that names no language opens in the one that was chosen on this
 * device. One that names a language stays: somebody was given it as it is.
 */
export const languageScript = /* @__PURE__ */ write();

function write(): string {
  return `(()=>{try{var p=location.pathname,l=localStorage.${languageKey};
if(/^(${addressedLanguages.join('|')})$/.test(l)&&!/^\\/(${addressedLanguages.join('|')})(\\/|$)/.test(p))
location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}catch{}})()`;
}
