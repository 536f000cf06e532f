import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { listOf } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail, OutlineItem, Unpriced } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import list from '../../ui/link-list.module.css';
import { Part } from '../../ui/page.tsx';
import { Link } from '../../ui/router.ts';
import { WrittenLink } from '../../ui/written.tsx';
import { numberText } from '../../words/format.ts';
import { langOf, siteLanguage } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './course.module.css';
import { type CourseInstructor, type CoursePageData, formatDuration } from './course-content.ts';

interface OutlineProps {
  readonly course: Unpriced<CourseDetail>;
  /** Lessons done; undefined: not enrolled. */
  readonly done: readonly string[] | undefined;
}

type Standing = 'done' | 'open' | 'locked' | 'planned';

const looks: Readonly<Record<Standing, string | undefined>> = {
  done: 'filled',
  open: list.open,
  locked: styles.locked,
  planned: styles.planned,
};

function Mark({ standing, number }: { standing: Standing; number: number }) {
  return (
    <span className={`center strong ${list.number} ${looks[standing]}`} aria-hidden="true">
      {standing === 'done' ? <Icon name="check" size={20} /> : numberText(number)}
    </span>
  );
}

function Note({ standing }: { standing: Standing }) {
  if (standing === 'done') return <span className="note strong leaf">{words['ui.done']()}</span>;
  if (standing === 'locked')
    return <Icon name="lock" size={24} className="soft" title={words['course.locked']()} />;
  if (standing === 'open') return <Icon name="play" size={24} className="soft" />;
  return null;
}

interface RowProps {
  readonly courseId: string;
  readonly item: OutlineItem;
  readonly number: number;
  readonly standing: Standing;
  readonly free: boolean;
}

function Row({ courseId, item, number, standing, free }: RowProps) {
  const lang = langOf(item.title);
  const readable = standing === 'done' || standing === 'open';
  return (
    <li className="row line">
      <Mark standing={standing} number={number} />
      <span className="grow">
        {readable ? (
          <Link className="plain whole strong" to={paths.lesson(courseId, item.id)} lang={lang}>
            {item.title}
          </Link>
        ) : (
          <span lang={lang}>{item.title}</span>
        )}
        <span className="cluster gap-2">
          <small className="note">{words['ui.minutes']({ count: item.minutes })}</small>
          {free && (
            // As high as the line.
            <span className="chip marigold" style={{ marginBlock: -3 }}>
              {words['course.freeToRead']()}
            </span>
          )}
        </span>
      </span>
      {!free && <Note standing={standing} />}
    </li>
  );
}

function CourseOutline({ course, done }: OutlineProps) {
  const standingOf = (item: OutlineItem): Standing => {
    const access = mayReadLesson(course, item.id, done ? 'enrolled' : 'visitor');
    if (access === 'course-not-open') return 'planned';
    if (done?.includes(item.id)) return 'done';
    return access === 'open' ? 'open' : 'locked';
  };
  return (
    <ol className="card clip lines">
      {course.outline.map((item, at) => (
        <Row
          key={item.id}
          courseId={course._id}
          item={item}
          number={at + 1}
          standing={standingOf(item)}
          free={!done && mayReadLesson(course, item.id, 'visitor') === 'open'}
        />
      ))}
    </ol>
  );
}

export function CourseHead({ course }: { course: Unpriced<CourseDetail> }) {
  const list = listOf(course.list);
  const lang = langOf(course.title);
  return (
    <>
      <nav aria-label={words['ui.breadcrumb']()} className="cluster soft strong gap-2 below-2">
        <WrittenLink className="tap" to={list.path} text={nameOf(list.label)} />
        <span aria-hidden="true">/</span>
        <span className="row gap-2">
          <SubjectBlock subject={course.subject} size={30} />
          {subjectName(course, siteLanguage)}
        </span>
      </nav>
      <h1 lang={lang}>{course.title}</h1>
      <p className="lead intro above-2" lang={lang}>
        {course.summary}
      </p>
    </>
  );
}

function InstructorCard({ instructor }: { instructor: CourseInstructor }) {
  return (
    <div className="card pad cluster gap-4 start">
      <img
        className="fill"
        style={{ width: 112, height: 112, objectPosition: 'top', borderRadius: 'var(--ps-radius-card)' }}
        src={instructor.img}
        alt={words['ui.portraitOf']({ name: instructor.name })}
        width={112}
        height={112}
        loading="lazy"
      />
      <div className="words">
        <h3>{instructor.name}</h3>
        <p className="strong">{instructor.education}</p>
        <p className="soft">{instructor.bio}</p>
        <Link to={instructor.path} className="tap strong">
          {words['course.meet']({ subject: instructor.subject })}
        </Link>
      </div>
    </div>
  );
}

interface CourseBodyProps {
  readonly page: CoursePageData;
  /** Lessons done; undefined: not enrolled. */
  readonly done: readonly string[] | undefined;
}

/** The lessons first, for everybody: who has the course comes for them. */
export function CourseBody({ page: { course, instructor }, done }: CourseBodyProps) {
  const lang = langOf(course.title);
  return (
    <div className="stack" style={{ gap: 'var(--ps-space-10)' }}>
      <Part id="outline" title={words['course.lessons']()} look="part below-2" className="">
        <p className="soft below-2">
          {words['course.sum']({
            lessons: words['ui.lessons']({ count: course.lessons }),
            time: formatDuration(course.minutes),
          })}{' '}
          {!course.complete && words['course.beingWritten']()}
          {course.complete &&
            !done &&
            (course.price === 0
              ? words['course.joinForAll']({ count: course.lessons })
              : words['course.firstFree']())}
        </p>
        <CourseOutline course={course} done={done} />
      </Part>
      <Part id="outcomes" title={words['course.outcomes']()} look="part below-2" className="panel roomy">
        <ul className="tiles" lang={lang}>
          {course.outcomes.map((outcome) => (
            <li key={outcome} className="row start gap-2">
              <Icon name="check" className="leaf" />
              {outcome}
            </li>
          ))}
        </ul>
        <h2 id="audience" className="h3 above-6 below-2">
          {words['course.audience']()}
        </h2>
        <p lang={lang}>{course.audience}</p>
      </Part>
      {instructor && (
        <Part
          id="instructor"
          title={words['course.whoTeaches']({ subject: instructor.subject })}
          look="part below-2"
          className=""
        >
          <InstructorCard instructor={instructor} />
        </Part>
      )}
    </div>
  );
}
