import type { Blog } from '@pathshala/contract/content/published';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { siteLanguage } from '../../words/language.ts';

/** What search engines are told of an article, in the list and on its own page. */
export function articleData(article: Omit<Blog, 'description'>) {
  return {
    headline: article.title,
    description: article.summary,
    author: { '@type': 'Person', name: article.userName },
    datePublished: article.date,
    inLanguage: article.lang,
    image: siteAddress(sharedPicture(article, siteLanguage).image),
    url: pageAddress(paths.blog(article._id)),
  };
}
