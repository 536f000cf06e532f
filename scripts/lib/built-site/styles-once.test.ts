import { expect, test } from 'vitest';
import { withStylesOnce } from './styles-once.ts';

const page = (title: string, ...styles: readonly string[]) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${styles.join('')}</head><body><p>${title}</body></html>`;
const style = (css: string, attributes = '') => `<style${attributes}>${css}</style>`;

test('a style stays in the first page that has it, and everything else where it is', () => {
  const [common, own] = ['p { color: green }', 'b { color: red }'];
  const before = [
    page('One', style(common)),
    page('Two', style(common, ' data-part'), style(own)),
    page('Three', style(own), style(common)),
  ];
  expect(withStylesOnce(before)).toEqual([
    page('One', style(common)),
    page('Two', style('', ' data-part'), style(own)),
    page('Three', style(''), style('')),
  ]);
});
