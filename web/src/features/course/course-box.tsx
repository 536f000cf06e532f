import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import type { EnrolmentStatus } from '../../api/enrolments.ts';
import { courseFacts, OpensSoon } from '../../course-ui/course-facts.tsx';
import { CoursePrice } from '../../course-ui/price.tsx';
import { SaveOffline } from '../../course-ui/save-offline.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Failure } from '../../ui/states.tsx';
import { numberText } from '../../words/format.ts';
import { nameOfLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './course.module.css';
import { CourseAction } from './course-action.tsx';
import { formatDuration } from './course-content.ts';

// Includes the words for classes.
const CourseBooks = lazyPart(() => import('./course-books.tsx'));

interface CourseBoxProps {
  readonly course: Unpriced<CourseDetail>;
  readonly status: EnrolmentStatus;
  readonly refresh: () => void;
  readonly isPriceMissing?: boolean;
}

export function CourseBox({ course, status, refresh, isPriceMissing = false }: CourseBoxProps) {
  const facts = [
    // The subject is above the title.
    ...courseFacts(course)
      .slice(1)
      .map(({ label, text }) => [label, text] as const),
    [words['course.lessons'](), numberText(course.lessons)],
    [words['course.time'](), formatDuration(course.minutes)],
    [words['course.language'](), nameOfLanguage(languageOfLine(course.title) ?? firstLanguage)],
    ...(course.outline.some(({ noQuiz }) => noQuiz)
      ? []
      : [[words['ui.quiz'](), words['course.afterLesson']()] as const]),
  ] as const;
  const isAsked = course.price === undefined && !isPriceMissing;
  // The course may have opened since the build.
  const soon = (
    <span style={isAsked ? { visibility: 'hidden' } : undefined}>
      <OpensSoon />
    </span>
  );
  return (
    <div className="card clip">
      <div className={styles.top}>
        <img
          className={`fill ${styles.cover}`}
          src={course.img}
          alt={course.pictureText ?? words['course.cover']({ title: course.title })}
          width={400}
          height={300}
        />
        <div className={`row ${styles.price}`}>
          {status.enrolment ? (
            <p className="h3">{words['course.yours']()}</p>
          ) : (
            <CoursePrice course={course} size="page" {...(!course.complete && { mark: soon })} />
          )}
        </div>
      </div>
      <div className={`stack pad ${styles.rest}`}>
        {isPriceMissing && <Failure text={words['course.noPrice']()} />}
        <CourseAction course={course} status={status} refresh={refresh} isPriceMissing={isPriceMissing} />
        <dl className="stack gap-2 ruled above-2">
          {facts.map(([name, value]) => (
            <div key={name} className="row apart gap-4">
              <dt className="soft">{name}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
        {status.enrolment && (
          <>
            <ShareButton title={course.title} path={paths.course(course._id)} />
            {course.complete && (
              <SaveOffline kind="course" id={course._id} has>
                <CourseBooks course={course} />
              </SaveOffline>
            )}
          </>
        )}
      </div>
    </div>
  );
}
