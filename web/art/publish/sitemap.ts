import { paths } from '@pathshala/contract/paths';

const publicPaths = [paths.home, paths.gradeEight, paths.gradeTwelve, paths.blogs, paths.contact] as const;

/** Addresses that search engines may list: the public pages and every course's page. */
export function sitemap(origin: string, courseIds: readonly string[]): string {
  const all = [...publicPaths, ...courseIds.map((id) => paths.course(id))];
  const rows = all.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Where crawlers may not go: the API and what belongs to a signed-in person. */
export function robots(origin: string): string {
  const closed = ['/api/', paths.users, paths.messages, paths.search];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
