import { pages } from '@pathshala/contract/routes';
import type { SchoolPage } from '@pathshala/contract/school-page';
import { useLoaderData } from 'react-router-dom';
import { pageMeta } from '../../ui/page-meta.ts';
import proseStyles from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './school-page.module.css';
import { readSchoolPage } from './school-pages.server.ts';

/** Runs while the page is prerendered. `pattern` is the page's address, as its row has it. */
export function loader({ pattern }: { readonly pattern: string }): Promise<SchoolPage> {
  return readSchoolPage(pattern.startsWith('/') ? pattern : `/${pattern}`);
}

export function meta({ loaderData }: { loaderData?: SchoolPage | undefined }) {
  const { name, lead } = loaderData ?? { name: 'about', lead: '' };
  return pageMeta({ page: pages[name as SchoolPage['name']], description: lead });
}

/** A drawing of the school for each page. */
const scenes: Readonly<Record<SchoolPage['name'], string>> = {
  about: 'river-school',
  help: 'rainy-class',
  privacy: 'night-study',
  terms: 'library',
  refunds: 'science-fair',
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Contents({ page }: { page: SchoolPage }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h3 id="contents">On this page</h3>
      <ul>
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the school is, promises and asks for: plain words for a child first, exact words for a parent after. */
export default function SchoolTextPage() {
  const page = useLoaderData<SchoolPage>();
  return (
    <article>
      <header className={styles.head}>
        <Wrap className={styles.headIn}>
          <div>
            <h1>{pages[page.name].title}</h1>
            <p className={styles.lead}>{page.lead}</p>
            <p className={styles.day}>
              Last changed on <time dateTime={page.updated}>{day.format(new Date(page.updated))}</time>
            </p>
          </div>
          <img src={`/img/moments/${scenes[page.name]}.svg`} alt="" width={960} height={540} />
        </Wrap>
      </header>
      <Wrap className={styles.body}>
        <section aria-labelledby="simple" className={styles.simple}>
          <h2 id="simple">In plain words</h2>
          <SchoolHtml html={page.simple} className={styles.points} />
        </section>
        <section aria-labelledby="exact" className={styles.exact}>
          <h2 id="exact">For parents, in full</h2>
          <div className={styles.columns}>
            <Contents page={page} />
            <div className={proseStyles.prose}>
              {page.sections.map(({ id, title, html }) => (
                <section key={id} aria-labelledby={id} className={styles.part}>
                  <h3 id={id}>{title}</h3>
                  <SchoolHtml html={html} className={proseStyles.prose} />
                </section>
              ))}
            </div>
          </div>
        </section>
      </Wrap>
    </article>
  );
}
