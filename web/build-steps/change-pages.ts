import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rewrites every page of the built site.
 * @param clientFolder absolute path of the built site
 * @param change the page's new text, from its text and its path in the folder
 */
export async function changePages(
  clientFolder: string,
  change: (html: string, page: string) => Promise<string>,
): Promise<void> {
  for (const page of readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const file = join(clientFolder, page);
    writeFileSync(file, await change(readFileSync(file, 'utf8'), page));
  }
}
