import {
  type ClassList,
  type CourseList,
  classLists,
  courseLists,
} from '@pathshala/contract/catalogue/lists';
import { openFirst } from '@pathshala/contract/courses/course';
import { pages } from '@pathshala/contract/site/routes';
import type { NameKey } from '@pathshala/messages/keys';
import { ClassBlocks } from '../../course-ui/classes.tsx';
import type { PageLoader, School } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { useLoaderData } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { type Counts, type CourseLine, classOf, countsOfClass, lineOf } from './class-content.ts';
import { CourseLines, countText } from './course-lines.tsx';

interface LearnPageData {
  readonly classes: readonly ClassBlock[];
  readonly lists: readonly { readonly label: NameKey; readonly courses: readonly CourseLine[] }[];
}

type ClassBlock = Counts & Pick<ClassList, 'class' | 'label' | 'list'>;

/** What each class offers, and the courses that belong to no class. Runs at build time, never in a browser. */
async function readLearn(school: School): Promise<LearnPageData> {
  const courses = await school.courses();
  const linesOf = ({ list }: CourseList) => openFirst(courses.filter((one) => one.list === list)).map(lineOf);
  return {
    classes: classLists.map((row) => ({
      ...{ class: row.class, label: row.label, list: row.list },
      ...countsOfClass(classOf(row, courses)),
    })),
    lists: courseLists
      .map((row) => ({ label: row.label, courses: linesOf(row) }))
      .filter((one) => one.courses.length > 0),
  };
}

export const loader: PageLoader<LearnPageData> | undefined = import.meta.env.SSR
  ? ({ context }) => readLearn(context)
  : undefined;

export const meta = metaOf(pages.learn, words['titles.learn'], words['descriptions.learn']);

export function Component() {
  const { classes, lists } = useLoaderData<LearnPageData>();
  return (
    <Page title={words['titles.learn']()} lead={words['learn.lead']()}>
      <div className="stack gap-6">
        <ClassBlocks classes={classes.map((one) => ({ ...one, note: countText(one) }))} />
        <Part title={words['learn.others']()}>
          <noscript>{words['ui.priceByScript']()}</noscript>
          {lists.map(({ label, courses }) => (
            <details key={label} className="fold">
              <summary className="row h4" style={{ paddingInline: 0 }}>
                <span className="grow">{nameOf(label)}</span>
                <span className="note">{words['learn.courses']({ count: courses.length })}</span>
                <Icon name="next" />
              </summary>
              <CourseLines courses={courses} withState />
            </details>
          ))}
        </Part>
      </div>
    </Page>
  );
}
