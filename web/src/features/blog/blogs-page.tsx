import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { addressIn } from '@pathshala/contract/text/languages';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { newerPages } from '../../page/newer-pages.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { dataAddress } from '../../page-address.ts';
import { CardGrid, PictureCard } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadMoreButton, WholeText } from '../../ui/read-more.tsx';
import { Link, useLoaderData, useLocation, useNavigate } from '../../ui/router.ts';
import { idInHash } from '../../ui/site-address.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useInBrowser } from '../../ui/use-hydrated.ts';
import { LanguageMark, Written } from '../../ui/written.tsx';
import { langOf, siteLanguage } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { type ArticlePageData, articleData, type BlogEntry, entryOf } from './article-content.ts';
import styles from './blog.module.css';

/** The open article is in the address (`/blogs#<id>`), so that search results lead to it and Back closes it. */
export function useOpenBlog() {
  const location = useLocation();
  const navigate = useNavigate();
  const openId = useInBrowser(() => idInHash(location.hash), '');
  const lastOpen = useRef('');

  useEffect(() => {
    // Opened by its address it has no opener, so its own button gets the focus.
    const closed = lastOpen.current && !openId;
    if (closed && document.activeElement === document.body) {
      document.getElementById(readMoreId(lastOpen.current))?.focus();
    }
    lastOpen.current = openId;
  }, [openId]);

  return {
    openId,
    open: (id: string) =>
      void navigate({ hash: id }, { state: { openedHere: true }, preventScrollReset: true }),
    close: () => {
      const { openedHere } = (location.state ?? {}) as { openedHere?: boolean };
      if (openedHere) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}

/** @param id empty: load nothing */
function useArticleHtml(id: string) {
  const path = id && addressIn(siteLanguage, paths.blog(id));
  return useSWR<string, Error>(path && ['article', path], () => readArticleHtml(path));
}

async function readArticleHtml(path: string): Promise<string> {
  try {
    const newer = (await newerPages())[path];
    const response = await fetch(newer?.data ?? dataAddress(path));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return ((await response.json()) as ArticlePageData).html;
  } catch (cause) {
    throw new Error(words['api.unreachable'](), { cause });
  }
}

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
  const opened = entries.find((entry) => entry._id === openId);
  const text = useArticleHtml(opened?._id ?? '');
  return (
    <Page title={words['fixed.blog']()} lead={words['blog.lead']()}>
      {entries.length === 0 && (
        <EmptyState title={words['blog.emptyTitle']()} text={words['blog.emptyText']()} />
      )}
      <CardGrid label={words['blog.articles']()}>
        {entries.map((entry, place) => (
          <BlogCard key={entry._id} entry={entry} first={place === 0} onOpen={() => open(entry._id)} />
        ))}
      </CardGrid>
      {opened && (
        <WholeText
          title={opened.title}
          note={<Byline entry={opened} />}
          // Copied, so that this component subscribes to all of SWR's fields before the dialog has loaded.
          text={{ ...text }}
          isHtml
          lang={opened.lang}
          page={paths.blog(opened._id)}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** To restore the focus. */
export const readMoreId = (blogId: string) => `read-${blogId}`;

export function Byline({ entry }: { entry: BlogEntry }) {
  return (
    <div className={styles.byline}>
      <Written className="strong ink" text={entry.userName} />
      <time dateTime={entry.date} lang={langOf(entry.title)}>
        {entry.day}
      </time>
    </div>
  );
}

interface BlogCardProps {
  readonly entry: BlogEntry;
  /** The first picture on a phone is not lazy. */
  readonly first?: boolean;
  readonly onOpen: () => void;
}

/** Byline and button share a baseline in a row. No id on the card: the router would scroll to it behind the open dialog. */
export function BlogCard({ entry, first = false, onOpen }: BlogCardProps) {
  return (
    <PictureCard picture={{ src: entry.img, loading: first ? 'eager' : 'lazy' }}>
      <h2 className="h3" lang={langOf(entry.title)}>
        <Link id={`title-${entry._id}`} className="plain" to={paths.blog(entry._id)}>
          {entry.title}
        </Link>
      </h2>
      <LanguageMark language={entry.lang} />
      <p className="soft" lang={entry.lang}>
        {entry.excerpt}
      </p>
      <div className={`note row apart foot ${styles.foot}`}>
        <Byline entry={entry} />
        {entry.clipped && (
          <ReadMoreButton id={readMoreId(entry._id)} describedBy={`title-${entry._id}`} onClick={onOpen} />
        )}
      </div>
    </PictureCard>
  );
}
