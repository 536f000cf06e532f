import { fillPage } from '@pathshala/content/school-page-of';
import type { SchoolPage } from '@pathshala/contract/content/published';
import { pages } from '@pathshala/contract/site/routes';
import type { PageLoader, School } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { Part } from '../../ui/page.tsx';
import proseStyles from '../../ui/prose.module.css';
import { useLoaderData } from '../../ui/router.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Written } from '../../ui/written.tsx';
import { texts } from '../../words/compiled/messages/texts.js';
import { dayText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { ownerInWords } from '../../words/owner.ts';
import { school as own } from '../../words/school.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import styles from './school-page.module.css';

/**
 * In the site's language, with the owner's name and addresses. Never runs in a browser.
 * @throws Error for a name without a text
 */
export async function readSchoolPage(school: School, asked: string): Promise<SchoolPage> {
  const page = await school.page(asked);
  if (!page) throw new Error(`${asked} has no text in functions/content/pages`);
  const { name, country, privacyEmail: privacy } = ownerInWords;
  return fillPage(page, {
    school: own.name,
    email: own.email,
    owner: name,
    address: own.address,
    country,
    privacy,
  });
}

/** The last part of the address is the page's name. */
export const loader: PageLoader<SchoolPage> | undefined = import.meta.env.SSR
  ? ({ request, context }) => readSchoolPage(context, new URL(request.url).pathname.replace(/.*\//, ''))
  : undefined;

export function meta({ loaderData }: { loaderData?: SchoolPage | undefined }) {
  const { name, lead } = loaderData ?? { name: 'about', lead: '' };
  const page = name as SchoolPage['name'];
  return pageMeta({ page: pages[page], title: texts[`texts.${page}`](), description: lead });
}

const usualScene = 'river-school';
const scenes: Readonly<Partial<Record<SchoolPage['name'], string>>> = {
  help: 'rainy-class',
  privacy: 'night-study',
  terms: 'library',
  refunds: 'science-fair',
};

function Contents({ page }: { page: SchoolPage }) {
  return (
    <nav aria-labelledby="contents" className={`panel ${styles.contents}`}>
      <h3 id="contents" className="h4">
        {words['school-pages.contents']()}
      </h3>
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

/** In two parts: plain words for children, then exact words for parents. */
export function Component() {
  const page = useLoaderData<SchoolPage>();
  return (
    <article>
      <header style={{ background: 'var(--ps-palette-tint)' }}>
        <Wrap className={styles.headIn}>
          <div className="stack">
            <h1>{texts[`texts.${page.name}`]()}</h1>
            <Written as="p" className="lead intro" text={page.lead} />
            <p className="soft">
              {withMarkup(words['school-pages.changed'].parts({ day: dayText(page.updated) }), {
                time: (inside) => <time dateTime={page.updated}>{inside}</time>,
              })}
            </p>
          </div>
          <img
            className="fill"
            src={`/img/moments/${scenes[page.name] ?? usualScene}.svg`}
            alt=""
            width={960}
            height={540}
          />
        </Wrap>
      </header>
      <Wrap className={styles.body}>
        <Part title={words['school-pages.plain']()} className={`card roomy ${styles.simple}`}>
          <SchoolHtml html={page.simple} className={`lead above-4 ${styles.points}`} />
        </Part>
        <Part title={words['school-pages.full']()} className="">
          <div className={styles.columns}>
            <Contents page={page} />
            <div className={proseStyles.prose}>
              {page.sections.map(({ id, title, html }) => (
                <section key={id} aria-labelledby={id} className={styles.part}>
                  <Written as="h3" id={id} text={title} />
                  <SchoolHtml html={html} className={proseStyles.prose} />
                </section>
              ))}
            </div>
          </div>
        </Part>
      </Wrap>
    </article>
  );
}
