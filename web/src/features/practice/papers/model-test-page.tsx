import { findPaper, nameOfPaper, type PaperRow, paperRows } from '@pathshala/content/model-test/forms';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { usePracticeLog } from '../../../api/practice-log.ts';
import { SubjectLinks } from '../../../course-ui/subject-links.tsx';
import { useSchoolClass } from '../../../device/school-class.ts';
import { metaOf } from '../../../page/page-meta.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { useSearchParams } from '../../../ui/router.ts';
import { Wrap } from '../../../ui/section.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { WrittenLink } from '../../../ui/written.tsx';
import { words } from '../../../words/words.ts';
import { AccountLog } from '../account-log.tsx';
import styles from '../practice.module.css';
import { aboutPaper, classTitle, paperPath, paperTitle } from './paper-title.ts';
import { lastResults } from './results.ts';

const ClassTest = lazyPart(() => import('./class-test.tsx'), { loading: PageLoading });
const CourseTest = lazyPart(() => import('./course-test.tsx'), { loading: PageLoading });
const PaperPrint = lazyPart(() => import('./paper-print.tsx'), { loading: PageLoading });

export const meta = metaOf(pages.modelTest, words['titles.modelTest'], words['descriptions.modelTest']);

/** With the student's own class first. */
function Papers({ schoolClass }: { readonly schoolClass: number | undefined }) {
  const { chosen } = useSchoolClass();
  const results = lastResults(usePracticeLog());
  const isOwn = (row: PaperRow) => row.class === chosen?.class;
  const rows = [...paperRows.filter(isOwn), ...paperRows.filter((row) => !isOwn(row))];
  return (
    <>
      <div className="stack gap-2">
        <p className="soft intro">{words['model-test.lead']()}</p>
        <p className="soft intro">{words['model-test.ofCourses']()}</p>
      </div>
      <SubjectLinks
        label={words['titles.modelTest']()}
        links={rows
          .filter((row) => schoolClass === undefined || row.class === schoolClass)
          .map((row) => ({
            subject: row.subject,
            to: paperPath(row),
            name: paperTitle(row),
            note: aboutPaper(row, results.get(nameOfPaper(row))),
          }))}
      />
    </>
  );
}

/**
 * Reads the address: `?class=9&subject=physics`, with `&print=` and a seed to print, or `?course=` and its id. A class
 * alone shows the list of its papers.
 */
function readPaperParams(params: URLSearchParams) {
  const [schoolClass, subject] = [params.get('class'), params.get('subject')];
  const print = params.get('print') ?? '';
  const seed = /^\d{1,8}$/.test(print) ? Number(print) : undefined;
  const row = findPaper(schoolClass, subject);
  const known = classLists.find((one) => String(one.class) === schoolClass)?.class;
  return { row, seed, schoolClass: known, courseId: params.get('course') };
}

/** The list is prerendered, so it works before any script runs. */
export function Component() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const { row, seed, schoolClass, courseId } = hydrated
    ? readPaperParams(params)
    : readPaperParams(new URLSearchParams());
  if (row && seed !== undefined) return <PaperPrint row={row} seed={seed} />;
  const isOne = row !== undefined || courseId !== null;
  const title = schoolClass ? words['model-test.ofClass']({ class: classTitle(schoolClass) }) : undefined;
  return (
    // A paper takes the place of the prerendered list: nothing of it is moved.
    <Wrap key={`${isOne}`} className={`stack gap-4 page ${isOne ? styles.narrow : ''}`}>
      <div>
        <p className="cluster links">
          <WrittenLink className="tap" to={paths.practice} text={words['titles.practice']()} />
          {(isOne || schoolClass) && (
            <WrittenLink className="tap" to={paths.modelTest} text={words['model-test.back']()} />
          )}
        </p>
        <h1>
          {row
            ? paperTitle(row)
            : courseId !== null
              ? words['model-test.ofCourse']()
              : (title ?? words['titles.modelTest']())}
        </h1>
      </div>
      {row && <ClassTest key={nameOfPaper(row)} row={row} />}
      {!row && courseId !== null && <CourseTest courseId={courseId} />}
      {!isOne && <Papers schoolClass={schoolClass} />}
      <AccountLog />
    </Wrap>
  );
}
