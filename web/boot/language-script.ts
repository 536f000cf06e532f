import { translations } from '@pathshala/contract/text/languages';

/** Key in local storage of the language chosen on this device. */
export const languageKey = 'language';

export const addressedLanguages = translations;

/** Runs in the head, before the first paint: an address that names no language opens in the one chosen on this device. */
export const languageScript = /* @__PURE__ */ write();

function write(): string {
  return `(()=>{try{var p=location.pathname,l=localStorage.${languageKey};
if(/^(${addressedLanguages.join('|')})$/.test(l)&&!/^\\/(${addressedLanguages.join('|')})(\\/|$)/.test(p))
location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}catch{}})()`;
}
