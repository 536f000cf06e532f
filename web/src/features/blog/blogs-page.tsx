import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import type { PageLoader } from '../../ui/page-loader.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { WholeText } from '../../ui/read-more.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { articleData } from './article-data.ts';
import { BlogCard, Byline } from './blog-card.tsx';
import { readBlogEntries } from './blog-entries.ts';
import type { BlogEntry } from './blog-entry.ts';
import { useBlogs } from './use-blogs.ts';
import { useOpenBlog } from './use-open-blog.ts';

/** The cards are in the page's HTML. */
export const loader: PageLoader<BlogEntry[]> | undefined = import.meta.env.SSR
  ? ({ context }) => readBlogEntries(context)
  : undefined;

export function meta({ loaderData = [] }: { loaderData?: BlogEntry[] | undefined }) {
  return pageMeta({
    page: pages.blogs,
    title: words['fixed.blog'](),
    description: words['descriptions.blogs'](),
    data: {
      '@type': 'Blog',
      name: words['blog.nameOf']({ school: school.name }),
      blogPost: loaderData.map((entry) => ({ '@type': 'BlogPosting', ...articleData(entry) })),
    },
  });
}

export function Component() {
  const entries = useLoaderData<BlogEntry[]>();
  const { openId, open, close } = useOpenBlog();
  const articles = useBlogs(openId !== '');
  const { data } = articles;
  const opened = entries.find((entry) => entry._id === openId);
  return (
    <Page title={words['fixed.blog']()} lead={words['blog.lead']()}>
      {entries.length === 0 && (
        <EmptyState title={words['blog.emptyTitle']()} text={words['blog.emptyText']()} />
      )}
      <CardGrid label={words['blog.articles']()}>
        {entries.map((entry, place) => (
          <li key={entry._id}>
            <BlogCard entry={entry} first={place === 0} onOpen={() => open(entry._id)} />
          </li>
        ))}
      </CardGrid>
      {opened && (
        <WholeText
          title={opened.title}
          note={<Byline entry={opened} />}
          text={{ ...articles, data: data?.find((blog) => blog._id === opened._id)?.description }}
          lang={opened.lang}
          page={paths.blog(opened._id)}
          onClose={close}
        />
      )}
    </Page>
  );
}
