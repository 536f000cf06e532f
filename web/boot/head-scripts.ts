import { translations } from '@pathshala/contract/text/languages';
import { accessTokenKey } from './page-data.ts';

/** Key in local storage of the language chosen on this device. */
export const languageKey = 'language';

/** On the root of a home page that names no language: the one that newcomers get. */
export const firstLanguageAttribute = 'data-first';

/** Runs in the head, before the first paint: an address that names no language opens in the one chosen on this device. */
export const languageScript = /* @__PURE__ */ writeLanguage();

function writeLanguage(): string {
  return `(()=>{try{var p=location.pathname,l=localStorage.${languageKey}||document.documentElement.getAttribute('${firstLanguageAttribute}');
if(/^(${translations.join('|')})$/.test(l)&&!/^\\/(${translations.join('|')})(\\/|$)/.test(p))
location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}catch{}})()`;
}

export const colorSchemeKey = 'colorScheme';

/** Runs in the head, before the first paint, so that a prerendered page never flashes in the wrong colours. */
export const colorSchemeScript = /* @__PURE__ */ writeColours();

function writeColours(): string {
  return `(()=>{var s;try{s=localStorage.${colorSchemeKey}}catch{}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.classList.add(s)})()`;
}

/**
 * Home is one prerendered page with a layout for each reader, chosen by classes on the document before the first paint.
 * `own`: the reader's own part is below a small hero. `student`: an access token is stored. `asks`: the class is asked for.
 * `practised`: a visitor has practised here. docs/contract.md, "Home"
 */
export const homeShapes = { own: 'own', student: 'student', asks: 'asks', practised: 'practised' } as const;

/** Keys in local storage. */
export const homeShapeKeys = {
  token: accessTokenKey,
  chosen: 'schoolClass',
  room: 'homeRoom',
  practice: 'practiceLog',
} as const;

/**
 * Runs in the head. `--room` is the last height of the reader's own part in a window of this width. Asking for the width costs a
 * layout, so it is asked only where a height is kept.
 */
export const homeShapeScript = /* @__PURE__ */ writeShape();

function writeShape(): string {
  const { own, student, asks, practised } = homeShapes;
  const { token, chosen, room, practice } = homeShapeKeys;
  return `(()=>{var h=document.documentElement,s,a='${asks}';
try{s=localStorage;var k=s.${chosen},r=(s.${room}||'').split(':');
a=s.${token}?'${own} ${student}':/^class/.test(k)?'${own}':k?'':a;
if(s.${practice})a+=' ${own} ${practised}';
if(r[1]&&+r[0]===innerWidth)h.style.setProperty('--room',+r[1]+'px')}catch{}
if(a)h.className+=' '+a})()`;
}
