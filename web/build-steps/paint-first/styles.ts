import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet" href="(\/[^"#?]+)([^"]*)"\/>/g;

/**
 * The page with its own style once in the head, and the links to the same style sheets switched off: React finds them
 * again where it wrote them, and whoever loads the rest of a page sees that they are there. Where React Router has added
 * to an address, a link to the address itself stands beside it: that is what modules which come later look for.
 * @param clientFolder absolute path of the built site
 */
export function withInlineStyles(html: string, clientFolder: string): string {
  let css = '';
  let plain = '';
  const links = html.replace(stylesheet, (link, address: string, added: string) => {
    css += readFileSync(join(clientFolder, address), 'utf8').trim();
    if (added !== '') plain += `<link rel="stylesheet" href="${address}" disabled=""/>`;
    return link.replace('/>', ' disabled=""/>');
  });
  if (css.includes('</')) throw new Error('A style sheet would end the element that it stands in');
  return css === ''
    ? html
    : links.replace(/<link rel="stylesheet"/, (first) => `<style>${css}</style>${plain}${first}`);
}
