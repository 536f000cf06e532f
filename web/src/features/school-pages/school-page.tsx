import { fillPage } from '@pathshala/content/school-page-of';
import { linkedPages, type SchoolPage } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { Part } from '../../ui/page.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import proseStyles from '../../ui/prose.module.css';
import { useLoaderData } from '../../ui/router.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Written } from '../../ui/written.tsx';
import { dayText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school } from '../../words/school.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './school-page.module.css';

/** Of any address that no other page has, in the site's language, with the owner's name and addresses. */
export const loader: PageLoader<SchoolPage> | undefined = import.meta.env.SSR
  ? async ({ request, context }) => {
      const page = await context.page(languageOfAddress(new URL(request.url).pathname).path.slice(1));
      if (!page) missingPage();
      const { name: owner, country, privacyEmail: privacy } = ownerInWords;
      const { name, email, address } = school;
      return fillPage(page, { school: name, email, address, owner, country, privacy });
    }
  : undefined;

export function meta({ loaderData }: { loaderData?: SchoolPage | undefined }) {
  if (loaderData) {
    const { name, title, lead } = loaderData;
    return pageMeta({ page: pages.schoolPage, path: paths.page(name), title, description: lead });
  }
  return pageMeta({
    page: pages.notFound,
    title: words['titles.notFound'](),
    description: words['descriptions.notFound'](),
  });
}

const usualScene = 'river-school';
const scenes: Readonly<Record<string, string>> = {
  help: 'rainy-class',
  privacy: 'night-study',
  terms: 'library',
  refunds: 'science-fair',
};

function Contents({ page, as: Heading }: { page: SchoolPage; as: 'h2' | 'h3' }) {
  return (
    <nav aria-labelledby="contents" className={`panel ${styles.contents}`}>
      <Heading id="contents" className="h4">
        {words['school-pages.contents']()}
      </Heading>
      <ul className="stack gap-0">
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <a className="tap plain" href={`#${id}`} lang={langOf(title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @param as of the sections' headings */
function Sections({ page, as }: { page: SchoolPage; as: 'h2' | 'h3' }) {
  const isLong = page.sections.length > 2;
  return (
    <div className={isLong ? styles.columns : ''}>
      {isLong && <Contents page={page} as={as} />}
      <div className={proseStyles.prose}>
        {page.sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className={styles.part}>
            <Written as={as} id={id} text={title} />
            <SchoolHtml html={html} className={proseStyles.prose} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** In two parts: plain words for children, then exact words for parents. */
function InTwoParts({ page }: { page: SchoolPage }) {
  return (
    <>
      <Part title={words['school-pages.plain']()} className={`card roomy ${styles.simple}`}>
        <SchoolHtml html={page.simple} className={`lead above-4 ${styles.points}`} />
      </Part>
      <Part title={words['school-pages.full']()} className="">
        <Sections page={page} as="h3" />
      </Part>
    </>
  );
}

export function Component() {
  const page = useLoaderData<SchoolPage>();
  const { name, title, lead, updated, file } = page;
  return (
    <article>
      <header style={{ background: 'var(--ps-palette-tint)' }}>
        <Wrap className={styles.headIn}>
          <div className="stack">
            <Written as="h1" id="page-title" text={title} />
            <Written as="p" className="lead intro" text={lead} />
            <p className="soft">
              {withMarkup(words['school-pages.changed'].parts({ day: dayText(updated) }), {
                time: (inside) => <time dateTime={updated}>{inside}</time>,
              })}
            </p>
            {file && <PdfLink file={file} name={name} describedBy="page-title" />}
          </div>
          <img
            className="fill"
            src={`/img/moments/${scenes[name] ?? usualScene}.svg`}
            alt=""
            width={960}
            height={540}
          />
        </Wrap>
      </header>
      <Wrap className={styles.body}>
        {linkedPages.includes(name) ? (
          <InTwoParts page={page} />
        ) : (
          <>
            <SchoolHtml html={page.simple} className={`${proseStyles.prose} ${styles.part}`} />
            <Sections page={page} as="h2" />
          </>
        )}
      </Wrap>
    </article>
  );
}
