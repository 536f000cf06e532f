import type { Page } from '@playwright/test';

/**
 * Answers requests to other hosts with an empty page, so that screenshots do not depend on the internet.
 * @returns the requested addresses, in order
 */
export async function stayInside(page: Page, baseURL: string): Promise<string[]> {
  const asked: string[] = [];
  const inside = new URL(baseURL).hostname;
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== inside,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' });
    },
  );
  return asked;
}

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}
