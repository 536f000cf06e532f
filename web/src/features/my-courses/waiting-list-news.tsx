import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment, WaitingListEntry } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { Fragment, useRef, useState } from 'react';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/states.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { languageQuery } from '../../words/language.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';

/** Includes opened courses. Undefined while unknown. */
export function useWaitingList() {
  const call = useCall();
  // A course may have opened meanwhile.
  const { data, error, mutate } = useOwnAnswer(
    courseEndpoints.waitingList,
    { query: languageQuery },
    { revalidateOnFocus: true },
  );
  // Separate from the answer: several can be dismissed at once, and their calls return in any order.
  const [away, setAway] = useState<readonly string[]>([]);
  return {
    entries: data?.filter((one) => !away.includes(one.courseId)),
    isKnown: data !== undefined || error !== undefined,
    /** Optimistic; restored on failure. @throws ApiError */
    async dismiss(courseId: string): Promise<void> {
      setAway((before) => [...before, courseId]);
      try {
        await call(courseEndpoints.leaveWaitingList, { courseId });
      } catch (error) {
        setAway((before) => before.filter((one) => one !== courseId));
        throw error;
      }
      await mutate();
    },
  };
}

function OpenNow({ course }: { course: WaitingListEntry }) {
  return (
    <p>
      {withMarkup(words['my-courses.openNow'].parts({ title: course.title }), {
        strong: (inside) => <strong>{inside}</strong>,
        course: () => (
          <WrittenLink className="strong" to={paths.course(course.courseId)} text={course.title} />
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
              <WrittenLink className="soft" to={paths.course(course.courseId)} text={course.title} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
