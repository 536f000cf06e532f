import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { pageMeta } from '../../page/page-meta.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import type { ArticlePageData } from './article-content.ts';
import { articleData } from './article-data.ts';

/** Title, description, share picture and structured data of an article's page. */
export function articleMeta({ article, minutes }: ArticlePageData) {
  const path = paths.blog(article._id);
  return [
    ...pageMeta({
      page: pages.blog,
      kind: 'article',
      title: article.title,
      description: article.summary,
      path,
      ...sharedPicture(article, siteLanguage),
      data: {
        '@type': 'Article',
        ...articleData(article),
        mainEntityOfPage: pageAddress(path),
        timeRequired: `PT${minutes}M`,
        publisher: {
          '@type': 'Organization',
          name: school.name,
          url: school.origin,
          logo: siteAddress('/icon-512.png'),
        },
      },
    }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:author', content: article.userName },
  ];
}
