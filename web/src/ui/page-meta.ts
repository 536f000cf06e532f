import { siteConfig } from '@pathshala/brand/site.config';
import type { MetaDescriptor } from 'react-router-dom';

interface PageMeta {
  /** What stands before the site's name. Left out on the home page. */
  readonly title?: string;
  readonly description: string;
  /** Address on the site, for the canonical link. */
  readonly path: string;
  /** Address of the 1200 × 630 share picture. */
  readonly image?: string;
  /** False for pages that search engines should not list. */
  readonly listed?: boolean;
  /** schema.org data of the page. */
  readonly data?: Record<string, unknown>;
}

/** Title, description, canonical link and share picture of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title
    ? `${page.title} · ${siteConfig.name}`
    : `${siteConfig.name}: ${siteConfig.tagline}`;
  const url = `${siteConfig.origin}${page.path}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: siteConfig.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${siteConfig.origin}${page.image ?? '/og/default.png'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.listed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.data } }] : []),
  ];
}
