import type { Enrolment, WaitingListEntry } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useWaitingList } from '../../api/waiting-list.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Link } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { langOf } from '../../words/language.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';

interface CourseLinkProps {
  readonly course: WaitingListEntry;
  readonly className: string;
  readonly children: ReactNode;
}

function CourseLink({ course, className, children }: CourseLinkProps) {
  return (
    <Link className={className} to={paths.course(course.courseId)} lang={langOf(course.title)}>
      {children}
    </Link>
  );
}

function OpenNow({ course }: { course: WaitingListEntry }) {
  return (
    <p>
      {withMarkup(words['my-courses.openNow'].parts({ title: course.title }), {
        strong: (inside) => <strong>{inside}</strong>,
        course: (inside) => (
          <CourseLink course={course} className="strong">
            {inside}
          </CourseLink>
        ),
      })}
    </p>
  );
}

/** Opened courses, and those still awaited. Empty if loading fails. @param enrolments no news about these */
export function WaitingListNews({ enrolments }: { enrolments: readonly Enrolment[] | undefined }) {
  const { entries = [], dismiss } = useWaitingList();
  const [error, setError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const news = entries.filter((one) => !enrolments?.some(({ courseId }) => courseId === one.courseId));
  const opened = news.filter((one) => one.open);
  const waiting = news.filter((one) => !one.open);

  async function putAway(courseId: string) {
    setError(null);
    // The button is removed, so the focus moves here.
    place.current?.focus();
    await dismiss(courseId).catch((failure: Error) => setError(failure.message));
  }

  return (
    <div ref={place} tabIndex={-1}>
      <div role="status">
        {opened.map((course) => (
          <div key={course.courseId} className="card pad cluster edge good below-4">
            <OpenNow course={course} />
            <ActionButton
              small
              look="quiet"
              aria-label={words['my-courses.dismissOf']({ title: course.title })}
              onClick={() => void putAway(course.courseId)}
            >
              {words['my-courses.dismiss']()}
            </ActionButton>
          </div>
        ))}
      </div>
      <Failure text={error} className="below-4" />
      {waiting.length > 0 && (
        <p className="soft below-4">
          {words['my-courses.waiting']()}{' '}
          {waiting.map((course, index) => (
            <Fragment key={course.courseId}>
              {index > 0 && ', '}
              <CourseLink course={course} className="soft">
                {course.title}
              </CourseLink>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
