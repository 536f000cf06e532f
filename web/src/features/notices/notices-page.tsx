import type { PartContent } from '@pathshala/contract/content/published';
import { schoolDay } from '@pathshala/contract/site/region';
import { pages } from '@pathshala/contract/site/routes';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';

type Notices = PartContent<'notices'>;

export const meta = metaOf(pages.notices, words['titles.notices'], words['notices.lead']);

/** The latest first. @param day `YYYY-MM-DD` */
export function noticesOf(day: string, all: Notices): Notices {
  const own = all.filter(({ from, until }) => from <= day && day <= until);
  return own.sort((a, b) => b.from.localeCompare(a.from));
}

export const loader: PageLoader<Notices> | undefined = import.meta.env.SSR
  ? async ({ context }) => noticesOf(schoolDay(Date.now()), await context.items('notices'))
  : undefined;

export function Component() {
  const notices = useLoaderData<Notices>();
  return (
    <Page title={words['titles.notices']()}>
      {notices.length === 0 && <EmptyState title={words['notices.none']()} text={words['notices.lead']()} />}
      {notices.map(({ id, title, text, picture, pictureText = '', file }) => (
        <section key={id} aria-label={title} className="card pad stack gap-2 below-4">
          <h2 id={id} lang={langOf(title)}>
            {title}
          </h2>
          <p lang={langOf(text)}>{text}</p>
          {picture && (
            <img
              className="fill"
              src={picture}
              alt={pictureText}
              width={400}
              height={300}
              style={{ maxWidth: 400, aspectRatio: '4 / 3' }}
            />
          )}
          {file && <PdfLink file={file} name={id} describedBy={id} />}
        </section>
      ))}
    </Page>
  );
}
