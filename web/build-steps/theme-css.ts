import { theme } from '../src/theme/theme.ts';

type Rules = Record<string, string | number | Record<string, string | number>>;

function block(selector: string, rules: Rules): string {
  const own = Object.entries(rules).filter(([, value]) => typeof value !== 'object');
  const nested = Object.entries(rules).filter(([, value]) => typeof value === 'object') as [string, Rules][];
  const lines = own.map(([name, value]) => `  ${name.startsWith('--') ? name : kebab(name)}: ${value};`);
  return [`${selector} {\n${lines.join('\n')}\n}`, ...nested.map(([inner, r]) => block(inner, r))].join('\n');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The MUI theme's variables as a stylesheet, so that pages have their colours before, and without, any script.
 * @returns CSS: `:root` and light, then `.dark`, and light once more for paper, which is white whatever the screen was
 */
export function themeCss(): string {
  const sheets = theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Rules>));
  const onPaper = sheets.filter(([selector]) => selector.includes('.light'));
  return [
    ...sheets.map(([selector, rules]) => block(selector, rules)),
    '@media print {',
    ...onPaper.map(([, rules]) => block('.dark', rules)),
    '}\n',
  ].join('\n');
}
