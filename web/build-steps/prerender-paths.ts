import { loadContent } from '@pathshala/content/load-content';
import { pageIds } from '@pathshala/content/page-ids';
import { prerenderedAddresses, shellAddresses } from '@pathshala/contract/all-routes';

/** Addresses that are written as HTML at build time, as the route table says. `/404` becomes Hosting's 404.html. */
export function prerenderPaths(): string[] {
  return [...prerenderedAddresses(pageIds(loadContent())), ...shellAddresses()];
}
