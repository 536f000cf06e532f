import { colorSchemeScript } from './color-scheme-script.ts';
import { homeShapeScript } from './home-shape-script.ts';
import { languageScript } from './language-script.ts';

/** What runs in the head of a page, before anything is painted. */
export const headScript = /* @__PURE__ */ write();

function write(): string {
  return `${languageScript};${colorSchemeScript};${homeShapeScript}`.replaceAll('\n', '');
}
