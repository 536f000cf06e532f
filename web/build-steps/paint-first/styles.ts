import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet" href="(\/[^"#?]+)[^"]*"\/>/g;

/**
 * The page with its own style once in the head, and the links to the same style sheets switched off: React finds them
 * again where it wrote them, and whoever loads the rest of a page sees that they are there.
 * @param clientFolder absolute path of the built site
 */
export function withInlineStyles(html: string, clientFolder: string): string {
  let css = '';
  const links = html.replace(stylesheet, (link, address: string) => {
    css += readFileSync(join(clientFolder, address), 'utf8').trim();
    return link.replace('/>', ' disabled=""/>');
  });
  if (css.includes('</')) throw new Error('A style sheet would end the element that it stands in');
  return css === ''
    ? html
    : links.replace(/<link rel="stylesheet"/, (first) => `<style>${css}</style>${first}`);
}
