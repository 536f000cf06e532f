import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { MasteryById } from '@pathshala/content/practice/review/mastery';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { CSSProperties } from 'react';
import { usePrices } from '../../api/courses.ts';
import { useMastery } from '../../api/use-mastery.ts';
import { ClassSelect } from '../../course-ui/classes.tsx';
import { CoursePrice } from '../../course-ui/price.tsx';
import { SubjectSign, subjectGround } from '../../course-ui/subject-block.tsx';
import blocks from '../../course-ui/subject-links.module.css';
import { SubjectLinks } from '../../course-ui/subject-links.tsx';
import { schoolClass } from '../../device/school-class.ts';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { Link, useLoaderData, useNavigate } from '../../ui/router.ts';
import { asItems } from '../../ui/section.tsx';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { langOf } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import {
  type Chapter,
  type ClassPageData,
  type ClassSubject,
  classOf,
  countsOfClass,
  sum,
} from './class-content.ts';
import { CourseLines, countText } from './course-lines.tsx';

interface SkillsProps {
  readonly skills: readonly PracticeLink[];
  /** Undefined: nothing is practised on this device, or not loaded yet. */
  readonly mastery: MasteryById | undefined;
}

function Skills({ skills, mastery }: SkillsProps) {
  return (
    <ul className="cluster gap-2">
      {asItems(
        skills.map(({ id, title }) => {
          const isDone = mastery?.get(id)?.isMastered;
          const name = words['learn.practiceOf']({ title });
          return (
            <Link
              key={id}
              className="control fills tap pill plain gap-1"
              to={paths.practiceSkill(id)}
              aria-label={isDone ? `${name} · ${words['progress.mastered']()}` : name}
              lang={langOf(title)}
            >
              {isDone && <Icon name="check" size={18} className="leaf" />}
              {title}
            </Link>
          );
        }),
      )}
    </ul>
  );
}

function ChapterPart({ chapter: { course, lessons, hasTest } }: { readonly chapter: Chapter }) {
  const price = usePrices()?.[course.id];
  return (
    <details className="fold ruled" style={{ padding: 0 }}>
      <summary className="row" style={{ paddingInline: 0 }}>
        <span className="grow stack gap-0">
          <Written className="h4" text={course.title} />
          <span className="note">
            {countText({ lessons: lessons.length, skills: 0, tests: Number(hasTest) })}
          </span>
        </span>
        <CoursePrice course={{ _id: course.id, price }} size="line" />
        <Icon name="next" />
      </summary>
      <ul className="lines">
        {lessons.map(({ id, title, minutes, open }) => (
          <li key={id} className="row">
            <WrittenLink className="tap plain strong grow" to={paths.lesson(course.id, id)} text={title} />
            <small className="note">{words['ui.minutes']({ count: minutes })}</small>
            {open ? (
              <Icon name="play" className="leaf" />
            ) : (
              <Icon name="lock" className="soft" title={words['course.locked']()} />
            )}
          </li>
        ))}
      </ul>
      <p className="cluster gap-4">
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

/** What is mastered, once there is something. */
function standingText({ skills, mastery }: SkillsProps, otherwise: string): string {
  const done = skills.filter(({ id }) => mastery?.get(id)?.isMastered).length;
  return done > 0 ? words['progress.masteredOf']({ done, all: skills.length }) : otherwise;
}

interface SubjectProps extends Pick<SkillsProps, 'mastery'> {
  readonly subject: ClassSubject;
}

function subjectText({ subject: { chapters, skills }, mastery }: SubjectProps): string {
  const lessons = skills.length > 0 ? 0 : sum(chapters.map((one) => one.lessons.length));
  return standingText({ skills, mastery }, countText({ lessons, skills: skills.length, tests: 0 }));
}

function ClassSubjectPart({ subject: of, mastery }: SubjectProps) {
  const { name, subject, chapters, skills } = of;
  return (
    <section aria-labelledby={subject} className="card clip">
      <div className="row pad" style={{ ...subjectGround(subject), color: '#fff' }}>
        <SubjectSign subject={subject} className={blocks.sign} />
        <h2 id={subject} className="h3 grow">
          {name}
        </h2>
      </div>
      <div className="tiles pad gap-6" style={{ '--tile': '400px' } as CSSProperties}>
        {chapters.length > 0 && (
          <div className="stack gap-2">
            <h3 className="h4">{words['course.lessons']()}</h3>
            {chapters.map((chapter) => (
              <ChapterPart key={chapter.course.id} chapter={chapter} />
            ))}
          </div>
        )}
        {skills.length > 0 && (
          <div className="stack gap-2">
            <h3 className="h4">{words['titles.practice']()}</h3>
            <Skills {...{ skills, mastery }} />
          </div>
        )}
      </div>
    </section>
  );
}

export const loader: PageLoader<ClassPageData> | undefined = import.meta.env.SSR
  ? async ({ params, context }) => {
      const row = classLists.find((one) => `${one.class}` === params.classNumber) ?? missingPage();
      return classOf(row, await context.courses());
    }
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
    <Part title={words['titles.modelTest']()} className="stack gap-2">
      <p className="soft">{words['learn.testLead']()}</p>
      <SubjectLinks
        label={words['titles.modelTest']()}
        links={page.papers.map(({ name, subject, marks, minutes }) => ({
          subject,
          to: paths.modelTests(page.class, subject),
          name,
          note: `${words['model-test.marks']({ count: marks })} · ${words['ui.minutes']({ count: minutes })}`,
        }))}
      />
    </Part>
  );
}

/** The hub of a class: what is open, practice and one's own progress by subject; then tests, and what opens later. */
export function Component() {
  const page = useLoaderData<ClassPageData>();
  const navigate = useNavigate();
  const mastery = useMastery();
  const name = nameOf(page.label).toLowerCase();
  const skills = page.subjects.flatMap((one) => one.skills);
  const onChoose = () => {
    const chosen = schoolClass.chosen();
    void navigate(chosen ? paths.learnClass(chosen.class) : paths.learn);
  };
  return (
    <Page
      title={words['learn.everything']({ name })}
      lead={words['learn.classLead']()}
      aside={<ClassSelect schoolClass={page.class} onChoose={onChoose} />}
    >
      <div className="stack gap-6">
        <SubjectLinks
          label={words['catalogue.subject']()}
          links={page.subjects.map((subject) => ({
            subject: subject.subject,
            to: `#${subject.subject}`,
            name: subject.name,
            note: subjectText({ subject, mastery }),
          }))}
        />
        <section className="panel cluster apart gap-4" aria-labelledby="today">
          <div>
            <h2 id="today" className="h3">
              {words['practice.todayTitle']()}
            </h2>
            <p className="soft">{standingText({ skills, mastery }, countText(countsOfClass(page)))}</p>
          </div>
          <div className="cluster">
            <ActionLink to={paths.practiceToday}>{words['practice.start']()}</ActionLink>
            <ActionLink look="quiet" to={paths.progress} text={words['titles.progress']()} />
          </div>
        </section>
        <noscript>{words['ui.priceByScript']()}</noscript>
        {page.subjects.map((subject) => (
          <ClassSubjectPart key={subject.subject} {...{ subject, mastery }} />
        ))}
        <ClassTests page={page} />
        {page.planned.length > 0 && (
          <details className="fold">
            <summary className="row" style={{ paddingInline: 0 }}>
              <h2 className="part grow">{words['learn.opensLater']()}</h2>
              <span className="note">{words['learn.courses']({ count: page.planned.length })}</span>
              <Icon name="next" />
            </summary>
            <CourseLines courses={page.planned} />
          </details>
        )}
        <p className="cluster gap-4">
          <WrittenLink className="tap strong" to={paths.practice} text={words['practice.all']()} />
          <WrittenLink className="tap strong" to={paths.learn} text={words['learn.otherClasses']()} />
        </p>
      </div>
    </Page>
  );
}
