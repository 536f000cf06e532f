import type { Blog } from '@pathshala/contract/content/blog';
import { sharePicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { siteLanguage } from '../../words/language.ts';

/** What search engines are told of an article, in the list and on its own page. */
export function articleData(article: Omit<Blog, 'description'>, picture = articlePicture(article._id)) {
  return {
    headline: article.title,
    description: article.summary,
    author: { '@type': 'Person', name: article.userName },
    datePublished: article.date,
    inLanguage: article.lang,
    image: siteAddress(picture),
    url: pageAddress(paths.blog(article._id)),
  };
}

/** Where an article's picture for other sites lies. */
export function articlePicture(id: string): string {
  return sharePicture(`blog/${id}`, siteLanguage);
}
