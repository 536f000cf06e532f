import { firstLanguage } from '@pathshala/contract/text/languages';
import { pathOfIssue } from '../forms/form-issues.ts';

const written = 'input:not([type="hidden"]), textarea:not([aria-hidden]), select, [contenteditable="true"]';

/** The path without its last part: `quiz[0].answer`, `quiz[0]`, `quiz`. */
const shorter = (path: string) => path.replace(/(^|\.|\[)[^.[]*$/, '');

/** The smallest part of the form that an issue is about. */
function partOf(path: string): HTMLElement | undefined {
  const { field, language = firstLanguage } = pathOfIssue(path);
  for (let at = field; at !== ''; at = shorter(at)) {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-field=${JSON.stringify(at)}]`)];
    const part = found.find((one) => one.dataset.language === language) ?? found.at(-1);
    if (part) return part;
  }
  return undefined;
}

/** Brings the field of an issue into sight, and gives it the focus. */
export function goToField(path: string): void {
  const part = partOf(path);
  if (!part) return;
  const control = part.matches(written)
    ? part
    : (part.querySelector<HTMLElement>(written) ?? part.querySelector<HTMLElement>('button:enabled'));
  part.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
