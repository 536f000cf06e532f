import { formOf, marksOfForm, type PaperRow, paperRows } from '@pathshala/content/model-test/forms';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { Suspense } from 'react';
import { usePracticeLog } from '../../../api/practice-log.ts';
import { useSchoolClass } from '../../../device/school-class.ts';
import { pageMeta } from '../../../page/page-meta.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { Link, useSearchParams } from '../../../ui/router.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Wrap } from '../../../ui/wrap.tsx';
import { words } from '../../../words/words.ts';
import { AccountLog } from '../account-log.tsx';
import styles from '../practice-page.module.css';
import { classTitle, paperTitle } from './paper-title.ts';
import { lastResults } from './results.ts';

const ClassTest = lazyPart(() => import('./class-test.tsx'));
const CourseTest = lazyPart(() => import('./course-test.tsx'));
const PaperPrint = lazyPart(() => import('./paper-print.tsx'));

export function meta() {
  return pageMeta({
    page: pages.modelTest,
    title: words['titles.modelTest'](),
    description: words['descriptions.modelTest'](),
  });
}

function Paper({
  row,
  last,
}: {
  readonly row: PaperRow;
  readonly last: { score: number; of: number } | undefined;
}) {
  const marks = marksOfForm(row.form).reduce((all, one) => all + one, 0);
  const about = [
    words['model-test.marks']({ count: marks }),
    words['ui.minutes']({ count: formOf(row.form).minutes }),
  ];
  return (
    <article className={`card row ${styles.card}`}>
      <div className="grow">
        <h2 className="h4">
          <Link className="plain whole" to={{ search: `?class=${row.class}` }}>
            {classTitle(row)}
          </Link>
        </h2>
        <p className="note">{about.join(' · ')}</p>
        {last && <p className="note">{words['model-test.last']({ score: last.score, all: last.of })}</p>}
      </div>
      <Icon name="next" className={styles.arrow} />
    </article>
  );
}

/** Every class with its paper; one's own class first. */
function AllPapers() {
  const { chosen } = useSchoolClass();
  const hydrated = useHydrated();
  const results = lastResults(usePracticeLog());
  const own = hydrated ? chosen?.class : undefined;
  const isOwn = (row: PaperRow) => row.class === own;
  const rows = [...paperRows.filter(isOwn), ...paperRows.filter((row) => !isOwn(row))];
  return (
    <>
      <div className="stack gap-2">
        <p className={`soft ${styles.lead}`}>{words['model-test.lead']()}</p>
        <p className={`soft ${styles.lead}`}>{words['model-test.ofCourses']()}</p>
      </div>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.class}>
            <Paper row={row} last={results.get(row.class)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the address asks for: `?class=9`, with `&print=` and a seed on paper, or `?course=` and its id. */
function readPaperParams(params: URLSearchParams) {
  const row = paperRows.find((one) => String(one.class) === params.get('class'));
  const print = params.get('print') ?? '';
  return { row, seed: /^\d{1,8}$/.test(print) ? Number(print) : undefined, courseId: params.get('course') };
}

/** Mixed practice: the papers of all classes, one of them, or that of a course. Before any script the list is there. */
export function Component() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const { row, seed, courseId } = hydrated ? readPaperParams(params) : readPaperParams(new URLSearchParams());
  if (row && seed !== undefined) {
    return (
      <Suspense fallback={<PageLoading />}>
        <PaperPrint row={row} seed={seed} />
      </Suspense>
    );
  }
  const isOne = row !== undefined || courseId !== null;
  return (
    <Wrap className={`stack gap-4 ${styles.page} ${isOne ? styles.narrow : ''}`}>
      <div>
        <p className={`cluster ${styles.crumbs}`}>
          <Link className="tap" to={paths.practice}>
            {words['titles.practice']()}
          </Link>
          {isOne && (
            <Link className="tap" to={paths.modelTest}>
              {words['model-test.back']()}
            </Link>
          )}
        </p>
        <h1>
          {row ? paperTitle(row) : courseId ? words['model-test.ofCourse']() : words['titles.modelTest']()}
        </h1>
      </div>
      {isOne ? (
        <Suspense fallback={<PageLoading />}>
          {row ? <ClassTest key={row.class} row={row} /> : <CourseTest courseId={courseId ?? ''} />}
        </Suspense>
      ) : (
        <AllPapers />
      )}
      <AccountLog />
    </Wrap>
  );
}
