import type { Prices } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { usePrices } from '../../api/courses.ts';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { Link, useLoaderData } from '../../ui/router.ts';
import { asItems } from '../../ui/section.tsx';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import {
  type Chapter,
  type ClassLesson,
  type ClassPageData,
  type ClassSubject,
  countsOf,
  countsOfClass,
  readClass,
  type SkillLink,
} from './class-content.ts';
import { CourseLines, countText, LinePrice } from './course-lines.tsx';

function Skills({ skills }: { readonly skills: readonly SkillLink[] }) {
  return (
    <ul className="cluster gap-2">
      {asItems(
        skills.map(({ id, title }) => (
          <WrittenLink
            key={id}
            className="control fills tap pill"
            to={paths.practiceSkill(id)}
            aria-label={words['learn.practiceOf']({ title })}
            text={title}
          />
        )),
      )}
    </ul>
  );
}

function Lesson({ courseId, lesson }: { readonly courseId: string; readonly lesson: ClassLesson }) {
  const { id, title, minutes, open, skills } = lesson;
  return (
    <li className="stack gap-2">
      <div className="row">
        <WrittenLink className="tap plain strong grow" to={paths.lesson(courseId, id)} text={title} />
        <small className="note">{words['ui.minutes']({ count: minutes })}</small>
        {open ? (
          <Icon name="play" className="leaf" />
        ) : (
          <Icon name="lock" className="soft" title={words['course.locked']()} />
        )}
      </div>
      {skills.length > 0 && (
        <div className="cluster gap-2">
          <span className="note" aria-hidden="true">
            {words['titles.practice']()}
          </span>
          <Skills skills={skills} />
        </div>
      )}
    </li>
  );
}

interface ChapterPartProps {
  readonly chapter: Chapter;
  readonly isOpen: boolean;
  readonly prices: Prices | undefined;
}

function ChapterPart({ chapter, isOpen, prices }: ChapterPartProps) {
  const { course, lessons, hasTest } = chapter;
  return (
    <details className="card fold" open={isOpen}>
      <summary className="row">
        <span className="grow stack gap-0">
          <Written className="h4" text={course.title} />
          <span className="note">{countText(countsOf(chapter))}</span>
        </span>
        <LinePrice id={course.id} prices={prices} />
        <Icon name="next" />
      </summary>
      <ul className="lines ruled" style={{ marginInline: 'var(--ps-space-4)', paddingTop: 0 }}>
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} courseId={course.id} lesson={lesson} />
        ))}
      </ul>
      <p className="ruled cluster gap-4" style={{ padding: 'var(--ps-space-1) var(--ps-space-4)' }}>
        <WrittenLink className="tap strong" to={paths.course(course.id)} text={words['lesson.seeCourse']()} />
        {hasTest && (
          <Link className="tap strong" to={`${paths.modelTest}?course=${course.id}`}>
            {words['model-test.ofCourse']()}
          </Link>
        )}
      </p>
    </details>
  );
}

interface ClassSubjectProps {
  readonly subject: ClassSubject;
  /** Whether it comes first. Then its first chapter starts unfolded, to show readers what a chapter contains. */
  readonly isFirst: boolean;
  readonly prices: Prices | undefined;
}

function ClassSubjectPart({ subject: part, isFirst, prices }: ClassSubjectProps) {
  const { label, subject, chapters, skills, planned } = part;
  return (
    <section aria-labelledby={label} className="stack above-4">
      <h2 id={label} className="row part">
        <SubjectBlock subject={subject} size={36} />
        {nameOf(label)}
      </h2>
      {chapters.map((chapter, at) => (
        <ChapterPart key={chapter.course.id} chapter={chapter} isOpen={isFirst && at === 0} prices={prices} />
      ))}
      {skills.length > 0 && (
        <div className="stack gap-2">
          <h3 className="h4">
            {chapters.length > 0 ? words['practice.more']() : words['titles.practice']()}
          </h3>
          <Skills skills={skills} />
        </div>
      )}
      {planned.length > 0 && (
        <div className="stack gap-2">
          <h3 className="h4">{words['learn.opensLater']()}</h3>
          <CourseLines courses={planned} prices={prices} />
        </div>
      )}
    </section>
  );
}

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

function ClassTests({ page }: { readonly page: ClassPageData }) {
  return (
    <Part title={words['titles.modelTest']()} look="h3" className="panel stack gap-2">
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
    </Part>
  );
}

export function Component() {
  const page = useLoaderData<ClassPageData>();
  const prices = usePrices();
  const name = nameOf(page.label).toLowerCase();
  return (
    <Page title={words['learn.everything']({ name })} lead={words['learn.classLead']()}>
      <div className="stack gap-6" style={{ maxWidth: 860 }}>
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
          <WrittenLink className="tap strong" to={paths.learn} text={words['learn.otherClasses']()} />
        </p>
      </div>
    </Page>
  );
}
