import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { usePrices } from '../../api/courses.ts';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Page } from '../../ui/page.tsx';
import { Link, useLoaderData } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { type ClassPageData, countsOfClass, readClass } from './class-content.ts';
import { ClassSubjectPart } from './class-subject.tsx';
import { countText } from './count-text.ts';
import styles from './learn.module.css';

export const loader: PageLoader<ClassPageData> | undefined = import.meta.env.SSR
  ? async ({ params, context }) => (await readClass(context, params.classNumber ?? '')) ?? missingPage()
  : undefined;

export function meta({ loaderData }: { loaderData?: ClassPageData | undefined }) {
  if (!loaderData) {
    const description = words['descriptions.notFound']();
    return pageMeta({ page: pages.notFound, title: words['titles.notFound'](), description });
  }
  const name = nameOf(loaderData.label);
  return pageMeta({
    page: pages.learnClass,
    path: paths.learnClass(loaderData.class),
    title: words['learn.everything']({ name: name.toLowerCase() }),
    description: words['descriptions.learnClass']({ name }),
  });
}

/** The model tests of the class, one for each subject with enough exercises. */
function ClassTests({ page }: { readonly page: ClassPageData }) {
  return (
    <section aria-labelledby="test" className="panel stack gap-2">
      <h2 id="test" className="h3">
        {words['titles.modelTest']()}
      </h2>
      <p className="soft">{words['learn.testLead']()}</p>
      <ul className="cluster gap-2">
        {page.papers.map(({ label, subject, marks, minutes }) => (
          <li key={subject}>
            <ActionLink look="quiet" to={paths.modelTests(page.class, subject)}>
              {[
                nameOf(label),
                words['model-test.marks']({ count: marks }),
                words['ui.minutes']({ count: minutes }),
              ].join(' · ')}
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that the school offers for a class, by subject. What is open comes first. */
export function Component() {
  const page = useLoaderData<ClassPageData>();
  const prices = usePrices();
  const name = nameOf(page.label).toLowerCase();
  return (
    <Page title={words['learn.everything']({ name })} lead={words['learn.classLead']()}>
      <div className={`stack gap-6 ${styles.page}`}>
        <p className="strong">{countText(countsOfClass(page))}</p>
        <nav aria-label={words['catalogue.subject']()}>
          <ul className="cluster gap-2">
            {page.subjects.map(({ label }) => (
              <li key={label}>
                <a className="control fills tap pill strong" href={`#${label}`}>
                  {nameOf(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <noscript>{words['ui.priceByScript']()}</noscript>
        {page.subjects.map((subject, at) => (
          <ClassSubjectPart key={subject.label} subject={subject} isFirst={at === 0} prices={prices} />
        ))}
        <ClassTests page={page} />
        <p>
          <Link className="tap strong" to={paths.learn}>
            {words['learn.otherClasses']()}
          </Link>
        </p>
      </div>
    </Page>
  );
}
