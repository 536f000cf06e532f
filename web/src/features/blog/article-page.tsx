import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { withoutMarkdown } from '../../ui/clip-text.ts';
import { MissingPage } from '../../ui/missing-page.tsx';
import prose from '../../ui/prose.module.css';
import { useLoaderData, whenMissing } from '../../ui/router.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Section, Wrap } from '../../ui/section.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { LanguageMark, Written, WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import {
  type ArticlePageData,
  type ArticleTeaser,
  articleMeta,
  articlePageOf,
  readingTime,
  titleLanguage,
} from './article-content.ts';
import styles from './blog.module.css';

function ReadNext({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <CardGrid label={words['blog.more']()}>
      {articles.map(({ _id, title, userName, img, lang }) => (
        <article key={_id} className={`card row gap-4 clip ${styles.row}`}>
          <img className="fill" src={img} alt="" width={400} height={300} loading="lazy" />
          <div
            className="stack gap-1"
            style={{ paddingBlock: 'var(--ps-space-3)', paddingInlineEnd: 'var(--ps-space-4)' }}
          >
            <h3 className="h4" lang={langOf(title)}>
              <WrittenLink className="plain whole" to={paths.blog(_id)} text={title} />
            </h3>
            <Written as="p" className="note" text={userName} />
            <LanguageMark language={lang} />
          </div>
        </article>
      ))}
    </CardGrid>
  );
}

export const loader: PageLoader<ArticlePageData> | undefined = import.meta.env.SSR
  ? async ({ params, context }) => (await articlePageOf(context, params.blogId ?? '')) ?? missingPage()
  : undefined;

export function meta({ loaderData }: { loaderData?: ArticlePageData | undefined }) {
  if (loaderData) return articleMeta(loaderData);
  return pageMeta({
    page: pages.notFound,
    title: words['titles.noArticle'](),
    description: words['descriptions.noArticle'](),
  });
}

export function Component() {
  const { article, html, minutes, related } = useLoaderData<ArticlePageData>();
  const { _id, title, summary, userName, date, day, lang, img, pictureText = '' } = article;
  return (
    <>
      <Wrap>
        <article className="page stack gap-6" style={{ maxWidth: 680, marginInline: 'auto' }}>
          <header className="stack">
            <nav className="screen" aria-label={words['ui.breadcrumb']()}>
              <WrittenLink className="tap" to={paths.blogs} text={words['fixed.blog']()} />
            </nav>
            <h1 lang={langOf(title)}>{title}</h1>
            <LanguageMark language={lang} />
            <p className="lead soft" lang={langOf(summary)}>
              {withoutMarkdown(summary)}
            </p>
            <div className="row apart">
              <p className="note" lang={langOf(title)}>
                <span className="strong ink">{userName}</span>
                <br />
                <time dateTime={date}>{day}</time>
                {` · ${readingTime(minutes, titleLanguage(title))}`}
              </p>
              <div className="screen">
                <ShareButton title={title} path={paths.blog(_id)} />
              </div>
            </div>
          </header>
          <img className={`fill ${styles.picture}`} src={img} alt={pictureText} width={400} height={300} />
          <SchoolHtml className={`lead ${prose.prose} ${styles.text}`} html={html} lang={lang} />
        </article>
      </Wrap>
      {related.length > 0 && (
        <Section title={words['blog.readNext']()} tinted>
          <ReadNext articles={related} />
        </Section>
      )}
    </>
  );
}

export const ErrorBoundary = whenMissing(ArticleNotFound);

export function ArticleNotFound() {
  return (
    <MissingPage title={words['blog.goneTitle']()} text={words['blog.goneText']()}>
      <ActionLink to={paths.blogs}>{words['blog.all']()}</ActionLink>
      <ActionLink look="quiet" to={paths.search} text={words['blog.searchSchool']()} />
    </MissingPage>
  );
}
