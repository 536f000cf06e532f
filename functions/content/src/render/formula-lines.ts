import { ownValue } from '@pathshala/contract/http/own-value';

const line = '0.065em solid currentColor';
const strokes = (to: string) =>
  `linear-gradient(to ${to},transparent 48%,currentColor 48% 52%,transparent 52%)`;

/** How each line of `menclose` is drawn. */
const styles: Readonly<Record<string, string>> = {
  top: `border-top:${line};padding-top:0.1em`,
  bottom: `border-bottom:${line};padding-bottom:0.1em`,
  updiagonalstrike: `background:${strokes('top left')}`,
  downdiagonalstrike: `background:${strokes('top right')}`,
  'updiagonalstrike downdiagonalstrike': `background:${strokes('top left')},${strokes('top right')}`,
  horizontalstrike: `background:${strokes('top')}`,
};

/** Draws the lines over, under and through parts of a formula. Chromium does not support `menclose`. */
export function withLines(mathml: string): string {
  if (!mathml.includes('<menclose')) return mathml;
  return mathml
    .replace(/<mrow class="tml-x?cancel[^"]*"><\/mrow>/g, '')
    .replace(/<menclose notation="([^"]*)"[^>]*>/g, (_, notation: string) => {
      const style = ownValue(styles, notation);
      return style ? `<mrow style="${style}">` : '<mrow>';
    })
    .replaceAll('</menclose>', '</mrow>');
}
