import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSchool } from '@pathshala/brand/site.config';
import { logoCss } from '../src/theme/school-look.ts';
import { wholeTheme } from '../src/theme/theme.ts';

type Rules = Record<string, string | number | Record<string, string | number>>;
type Wanted = (property: string) => boolean;

const source = join(import.meta.dirname, '../src');
/** A variable of the theme, or a prefix that code completes. */
const named = /--ps-[\w-]+(?:\$\{)?/g;

function block(selector: string, rules: Rules, isWanted: Wanted): string {
  const own = Object.entries(rules).filter(([name, value]) => typeof value !== 'object' && isWanted(name));
  const nested = Object.entries(rules).filter(([, value]) => typeof value === 'object') as [string, Rules][];
  const lines = own.map(([name, value]) => `  ${name.startsWith('--') ? name : kebab(name)}: ${value};`);
  return [
    `${selector} {\n${lines.join('\n')}\n}`,
    ...nested.map(([inner, r]) => block(inner, r, isWanted)),
  ].join('\n');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Measures of `web/brand/tokens.ts` that MUI has as numbers. */
const isMeasure: Wanted = (property) => /^--ps-(?:space|type|radius)-/.test(property);

function namesInSource(): Set<string> {
  const files = globSync('**/*.{css,ts,tsx}', {
    cwd: source,
    // The last completes names of which each is in a style sheet or in MUI.
    exclude: ['theme/{theme,widgets}.css', '**/*.test.{ts,tsx}', 'theme/school-look.ts'],
  });
  return new Set(files.flatMap((file) => readFileSync(join(source, file), 'utf8').match(named) ?? []));
}

/** Whether our styles use a property, directly or through another one. */
function neededByPages(sheets: readonly [string, Rules][]): Wanted {
  // The second is of figures in lessons, which are made elsewhere.
  const names = namesInSource().add('--ps-palette-subject-${');
  const beginnings = [...names].filter((name) => name.endsWith('${')).map((name) => name.slice(0, -2));
  const isNamed = (property: string) =>
    !property.startsWith('--') || names.has(property) || beginnings.some((one) => property.startsWith(one));
  const all = sheets.flatMap(([, rules]) => Object.entries(rules));
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const [property, value] of all) {
      if (isNamed(property)) for (const name of String(value).match(named) ?? []) names.add(name);
    }
  }
  return isNamed;
}

/** The rules that differ between the colour schemes. */
const different = (rules: Rules, other: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([name, value]) => other[name] !== value));

/**
 * The theme's variables, so that pages have their colours without a script.
 * @returns CSS: `:root` with the light scheme, then the differences of `.dark`, which paper has not. `pages` has what our own
 * styles use, in every page before its first paint; `widgets` the others that MUI needs: three times as many
 */
export function themeCss() {
  const sheets = wholeTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Rules>));
  const isForPages = neededByPages(sheets);
  const light = sheets.find(([selector]) => selector.includes('.light'))?.[1] ?? {};
  const dark = sheets.find(([selector]) => selector === '.dark')?.[1] ?? {};
  const written = (isWanted: Wanted) =>
    sheets
      .map(([selector, rules]) =>
        rules === dark
          ? `@media screen {\n${block(selector, different(dark, light), isWanted)}}\n`
          : block(selector, rules, isWanted),
      )
      .join('\n');
  return {
    pages: written(isForPages) + (builtSchool.logo ? logoCss(builtSchool.logo) : ''),
    widgets: written((property) => !isForPages(property) && !isMeasure(property)),
  };
}
