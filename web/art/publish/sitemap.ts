import { type ContentIds, keptOutPaths, listedAddresses } from '@pathshala/contract/all-routes';

/** Addresses that search engines may list, as the route table says. */
export function sitemap(origin: string, ids: ContentIds): string {
  const rows = listedAddresses(ids).map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Where crawlers may not go: the API, and the pages of which the route table says so. */
export function robots(origin: string): string {
  const closed = ['/api/', ...keptOutPaths()];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
