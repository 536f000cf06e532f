export const colorSchemeKey = 'colorScheme';

/** Runs in the head, before the first paint, so that a prerendered page never flashes in the wrong colours. */
export const colorSchemeScript = /* @__PURE__ */ write();

function write(): string {
  return `(()=>{var s;try{s=localStorage.${colorSchemeKey}}catch{}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.classList.add(s)})()`;
}
