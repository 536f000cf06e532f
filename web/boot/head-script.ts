import { colorSchemeScript } from './color-scheme-script.ts';
import { homeShapeScript } from './home-shape-script.ts';
import { languageScript } from './language-script.ts';

export const headScript = /* @__PURE__ */ write();

function write(): string {
  return `${languageScript};${colorSchemeScript};${homeShapeScript}`.replaceAll('\n', '');
}
