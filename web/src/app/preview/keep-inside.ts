import { idInHash } from '../../ui/site-address.ts';
/**
 * Links of a draft's page lead nowhere, except to its parts and its tabs: what is written would be out of sight.
 * @param tabs addresses of its tabs
 */
export function keepInside(own: Document, tabs: () => readonly string[]): void {
  own.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href || tabs().includes(href)) return;
      if (href.startsWith('#')) own.getElementById(idInHash(href))?.scrollIntoView();
      event.preventDefault();
    },
    { capture: true },
  );
}
