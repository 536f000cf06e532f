import type { Blog } from '@pathshala/contract/content/blog';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import useSWR from 'swr';
import { readList } from '../../api/read-list.ts';
import type { ApiError } from '../../http/client.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { WholeText } from '../../ui/read-more.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { withoutMarkdown } from '../../ui/without-markdown.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { articleData } from './article-data.ts';
import { BlogCard, Byline } from './blog-card.tsx';
import { type BlogEntry, entryOf } from './blog-entry.ts';
import { useOpenBlog } from './use-open-blog.ts';

const list = '/blog.json';

/** The articles, newest first, with their whole texts, in the site's language. @param isWanted they are asked for now */
function useBlogs(isWanted: boolean) {
  return useSWR<Blog[], ApiError>(isWanted && list, () => readList<Blog[]>(list));
}

/** The cards are in the page's HTML. */
export const loader: PageLoader<BlogEntry[]> | undefined = import.meta.env.SSR
  ? async ({ context }) => (await context.articles()).map(entryOf)
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
  const text = articles.data?.find((blog) => blog._id === openId)?.description;
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
          text={{ ...articles, data: text && withoutMarkdown(text) }}
          lang={opened.lang}
          page={paths.blog(opened._id)}
          onClose={close}
        />
      )}
    </Page>
  );
}
