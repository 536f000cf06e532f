import { subjectLabel } from '@pathshala/contract/catalogue/curriculum';
import { listOf } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import type { CoursePageData } from './course-content.ts';
import { InstructorCard } from './course-instructor.tsx';
import { CourseOutline } from './course-outline.tsx';
import styles from './course-text.module.css';
import { formatDuration } from './duration.ts';

/** Where the course belongs, its title and its promise. */
export function CourseHead({ course }: { course: Unpriced<CourseDetail> }) {
  const list = listOf(course.list);
  const lang = langOf(course.title);
  return (
    <>
      <nav aria-label={words['ui.breadcrumb']()} className="cluster soft strong gap-2 below-2">
        <Link className="tap" to={list.path}>
          {nameOf(list.label)}
        </Link>
        <span aria-hidden="true">/</span>
        <span className="row gap-2">
          <SubjectBlock subject={course.subject} size={30} />
          {nameOf(subjectLabel(course))}
        </span>
      </nav>
      <h1 lang={lang}>{course.title}</h1>
      <p className="lead intro above-2" lang={lang}>
        {course.summary}
      </p>
    </>
  );
}

interface CourseBodyProps {
  readonly page: CoursePageData;
  /** Lessons that the student has done; undefined for everybody who is not enrolled. */
  readonly done: readonly string[] | undefined;
}

/** What one learns, for whom, the lessons, and who teaches. */
export function CourseBody({ page: { course, instructor }, done }: CourseBodyProps) {
  const lang = langOf(course.title);
  return (
    <div className={`stack ${styles.body}`}>
      <section aria-labelledby="outcomes" className="panel roomy">
        <h2 id="outcomes" className="part">
          {words['course.outcomes']()}
        </h2>
        <ul className="tiles" lang={lang}>
          {course.outcomes.map((outcome) => (
            <li key={outcome} className="row start gap-2">
              <Icon name="check" className="leaf" />
              {outcome}
            </li>
          ))}
        </ul>
        <h2 id="audience" className="h3 above-6">
          {words['course.audience']()}
        </h2>
        <p lang={lang}>{course.audience}</p>
      </section>
      <section aria-labelledby="outline">
        <h2 id="outline" className="part">
          {words['course.lessons']()}
        </h2>
        <p className="soft below-2">
          {words['course.sum']({
            lessons: words['ui.lessons']({ count: course.lessons }),
            time: formatDuration(course.minutes),
          })}{' '}
          {!course.complete && words['course.beingWritten']()}
          {course.complete && !done && words['course.firstFree']()}
        </p>
        <CourseOutline course={course} done={done} />
      </section>
      {instructor && (
        <section aria-labelledby="instructor">
          <h2 id="instructor" className="part">
            {words['course.whoTeaches']({ subject: nameOf(instructor.subject) })}
          </h2>
          <InstructorCard instructor={instructor} />
        </section>
      )}
    </div>
  );
}
