import type { Blog } from '@pathshala/contract/blog';
import { paths } from '@pathshala/contract/paths';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';

/** What search engines are told of an article, in the list and on its own page. */
export function articleData(article: Omit<Blog, 'description'>) {
  return {
    headline: article.title,
    description: article.summary,
    author: { '@type': 'Person', name: article.userName },
    datePublished: article.date,
    inLanguage: article.lang,
    image: siteAddress(sharePicture(article._id)),
    url: pageAddress(paths.blog(article._id)),
  };
}

/** Where an article's picture for other sites lies. */
export function sharePicture(id: string): string {
  return `/og/blog/${id}.png`;
}
